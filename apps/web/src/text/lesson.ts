// What is said around a guided first game; the teacher's own words belong to the game.

export const lessonEn = {
  lessonStep: (now: number, all: number) => `step ${now} of ${all}`,
  lessonWait: 'Watch what the other side does.',
  lessonAstray:
    'You have left the path of the lesson. That is allowed: from here the other side thinks for itself. Take back to return.',
  lessonShow: 'Do it for me',
  lessonFold: 'Fold',
  lessonUnfold: 'Unfold',
};
export const lessonFr = {
  lessonStep: (now: number, all: number) => `étape ${now} sur ${all}`,
  lessonWait: 'Observez ce que fait l’adversaire.',
  lessonAstray:
    'Vous avez quitté le chemin de la leçon. C’est permis\u00a0: désormais l’adversaire pense par lui-même. Annulez pour y revenir.',
  lessonShow: 'Le faire pour moi',
  lessonFold: 'Replier',
  lessonUnfold: 'Déplier',
};

export const lessonAppEn = {
  playLesson: 'Guided first game',
};
export const lessonAppFr = {
  playLesson: 'Première partie guidée',
};
