import type { Examples } from '../examples.ts';
import { Result } from './result.tsx';

export const examples: Examples = {
  'a result': <Result result="Clicks: 1,570 a month, from 210, in four months" figure="1,570" />,
};
