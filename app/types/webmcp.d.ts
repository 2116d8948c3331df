import 'react';

/**
 * WebMCP (https://developer.chrome.com/docs/ai/webmcp/declarative-api): attributes by which an assistant in the browser
 * knows what a form does and what belongs into its fields. The visitor still presses the button.
 */
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface TextareaHTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
