/// <reference types="vite/client" />

declare module '*.woff2' {
  const url: string;
  export default url;
}

interface Window {
  /** What the framework knows of the code that this visit runs. */
  __reactRouterManifest?: { url: string };
}
