import 'react';

/**
 * WebMCP (https://developer.chrome.com/docs/ai/webmcp/declarative-api): attributes that tell an in-browser assistant
 * what a form does and what its fields take. The visitor still submits it.
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
