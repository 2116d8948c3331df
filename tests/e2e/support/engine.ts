/** The part of a browser engine that one walk through the site needs. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, which can use only its arguments. */
  run: <Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Clicks what a selector finds, with a pointer. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  escape: () => Promise<void>;
  back: () => Promise<void>;
  /** Browser errors so far, including violations of the content security policy. */
  complaints: string[];
  close: () => Promise<void>;
}
