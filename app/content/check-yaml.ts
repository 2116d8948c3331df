import { type Document, isPair, isScalar, isSeq, Scalar, visit, type YAMLError } from 'yaml';
import { type Complaint, fileFromProject, type Problem } from './problem.ts';
import type { FieldPath } from './ref.ts';

/** The finding for a line indented with a tab. */
export const tab = 'a tab before a field';

function mendOf(isTab: boolean, isStep: boolean): string {
  if (isTab) return 'replace each tab at the beginning of this line by two spaces';
  if (isStep) return 'set this line in as far as its neighbours, by two spaces for each step';
  return 'look at this line and the one above it; text that holds a colon or starts with a sign needs quotes';
}

/** A YAML syntax error in an editor's words. */
export function yamlProblem(file: string, error: YAMLError, offset: number): Problem {
  const isTab = error.code === 'TAB_AS_INDENT' || /tabs/i.test(error.message);
  const isStep = /same column|- indicator|sufficiently indented/.test(error.message);
  return {
    file: fileFromProject(file),
    line: (error.linePos?.[0].line ?? 1) + offset,
    field: '',
    found: isTab
      ? tab
      : (error.message.split('\n')[0] ?? error.code).replace(/ at line \d+, column \d+:?$/, ''),
    expected: isTab ? 'spaces: fields are set in by two for each step' : 'valid YAML',
    mend: mendOf(isTab, isStep),
  };
}

/** The path of a node, from its ancestors. */
function fieldOf(above: readonly unknown[], node: unknown): FieldPath {
  return above.flatMap((parent, index): (string | number)[] => {
    if (isPair(parent)) return [String(isScalar(parent.key) ? parent.key.value : parent.key)];
    return isSeq(parent) ? [parent.items.indexOf(above[index + 1] ?? node)] : [];
  });
}

/** Values truncated by an unquoted `#`, which starts a comment. Our own comments have lines of their own. */
export function cutValues(document: Document.Parsed): (Complaint & { field: FieldPath; at: number })[] {
  const cut: (Complaint & { field: FieldPath; at: number })[] = [];
  visit(document, {
    Scalar(key, node, above) {
      if (key === 'key' || !node.comment || !node.range || node.type !== Scalar.PLAIN) return;
      // A comment after a number or a date truncates nothing.
      if (node.value !== null && !(typeof node.value === 'string' && /\p{L}/u.test(node.value))) return;
      const written = node.source ?? '';
      cut.push({
        field: fieldOf(above, node),
        at: node.range[0],
        found: `${written === '' ? 'nothing' : `"${written}"`}, because the sign # hides the rest of the line`,
        expected: 'the whole value, or a remark on a line of its own',
        mend: `put quotes around all of it, "${`${written} `.trimStart()}#${node.comment.replace(/[\s}\],]+$/, '')}"; or move the remark to the line above`,
      });
    },
  });
  return cut;
}
