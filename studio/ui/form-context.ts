import { createContext, type ReactNode, use } from 'react';
import { fieldName } from '#app/content/problem.ts';
import type { Choice, FormSchema, Problem } from './api.ts';

export type FieldPath = readonly (string | number)[];

/** Available to every field of a form. */
export interface FormContext {
  choices: Readonly<Record<string, readonly Choice[]>>;
  problems: readonly Problem[];
  /** The control for a field, for nesting. */
  field: (props: FieldProps) => ReactNode;
  /** Origin of the pictures. */
  preview: string;
  /** Reloads the choices. */
  reload: () => Promise<void>;
  /** Announces a message to screen readers. */
  announce: (words: string) => void;
  /** Discards problems whose field paths are outdated. */
  forget: () => void;
}

const Context = createContext<FormContext | undefined>(undefined);
export const FormProvider = Context;

export function useForm(): FormContext {
  const form = use(Context);
  if (!form) throw new Error('a field stands in a form');
  return form;
}

/** Props of a field: schema, value, and change handler. */
export interface FieldProps {
  schema: FormSchema;
  value: unknown;
  /** `undefined` removes the field from the file. */
  onChange: (value: unknown) => void;
  path: FieldPath;
  label: string;
  required: boolean;
}

/** The problems of a field and, if it renders no nested fields, of everything inside it. */
export function useProblems(path: FieldPath, within: boolean): readonly Problem[] {
  const { problems } = useForm();
  const name = fieldName(path);
  return problems.filter(
    ({ field }) =>
      field === name || (within && (field.startsWith(`${name} >`) || field.startsWith(`${name} `))),
  );
}

export function idOf(path: FieldPath): string {
  return `field-${path.join('-')}`;
}
