/** The address of a worker that is built together with the page: see `vite.config.ts`. */
declare module '*?worker-address' {
  export const address: string;
}
