import type { Page } from 'playwright-core';

// The accessibility tree as a screen reader walks it.

export interface Heard {
  readonly role: string;
  readonly name: string;
}

interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
}

/** Everything that is not ignored, in reading order. */
export async function walked(page: Page): Promise<readonly Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] };
  await session.detach();
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const heard: Heard[] = [];
  const walk = (node: Node | undefined): void => {
    if (!node) return;
    if (!node.ignored) heard.push({ role: node.role?.value ?? '', name: (node.name?.value ?? '').trim() });
    for (const child of node.childIds ?? []) walk(byId.get(child));
  };
  walk(nodes[0]);
  return heard;
}

const WORKED = ['button', 'link', 'checkbox', 'tab', 'slider', 'option', 'textbox', 'combobox', 'treeitem', 'radio'];
/** What can be worked without saying what it is. */
export const nameless = (heard: readonly Heard[]): readonly Heard[] =>
  heard.filter(
    ({ role, name }) => [...WORKED, 'region', 'application', 'toolbar', 'listbox', 'log'].includes(role) && name === '',
  );
/** The order in which these are met, each by what its name or role holds. */
export const met = (heard: readonly Heard[], ...marks: readonly RegExp[]): readonly number[] =>
  marks.map(mark => heard.findIndex(({ role, name }) => mark.test(`${role} ${name}`)));
