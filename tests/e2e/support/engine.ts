/** A browser engine, as far as one walk through the site needs it. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, which knows nothing but its arguments. */
  run: <Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Presses what a selector finds, as a pointer does. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  escape: () => Promise<void>;
  back: () => Promise<void>;
  /** What the browser has complained about so far, violations of the content policy among it. */
  complaints: string[];
  close: () => Promise<void>;
}
