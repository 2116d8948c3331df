import 'react';

/** Invoker commands (https://html.spec.whatwg.org/#attr-button-command): buttons that open dialogs without script. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-popover' | 'hide-popover';
    commandfor?: string;
  }
}
