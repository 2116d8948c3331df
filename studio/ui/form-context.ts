import { createContext, type ReactNode, use } from 'react';
import { fieldName } from '#app/content/problem.ts';
import type { Choice, FormSchema, Problem } from './api.ts';

export type FieldPath = readonly (string | number)[];

/** What every field of a form may ask for. */
export interface FormContext {
  choices: Readonly<Record<string, readonly Choice[]>>;
  problems: readonly Problem[];
  /** The control for a field; fields hold fields. */
  field: (props: FieldProps) => ReactNode;
  /** Where pictures are shown from. */
  preview: string;
  /** Looks again what there is to choose. */
  reload: () => Promise<void>;
  /** Says something to whoever cannot see that it happened. */
  announce: (words: string) => void;
  /** Lets go of problems whose places are no longer those that they were found at. */
  forget: () => void;
}

const Context = createContext<FormContext | undefined>(undefined);
export const FormProvider = Context;

export function useForm(): FormContext {
  const form = use(Context);
  if (!form) throw new Error('a field stands in a form');
  return form;
}

/** What a field is given: its schema, its value, and whom to tell of a new one. */
export interface FieldProps {
  schema: FormSchema;
  value: unknown;
  /** `undefined` takes the field out of the file. */
  onChange: (value: unknown) => void;
  path: FieldPath;
  label: string;
  required: boolean;
}

/** The problems of a field, with those of what stands in it where it shows nothing of its own inside. */
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
