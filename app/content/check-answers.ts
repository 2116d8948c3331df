import type { Block, Prose } from './model.ts';
import type { Problem } from './problem.ts';
import { parseProse, plainText } from './prose.ts';
import { originKey, problemAt, type Validated } from './validate.ts';

/**
 * The area of an answer (app/sections/faq) is 250 px high. On a screen of 390 px a line of it is 26.35 px high and
 * takes some 40 letters, measured on the longest answers; one letter less leaves room for long words.
 */
const area = { height: 250, line: 26.35, letters: 39 };
const gap = 18.7;

function lines(block: Block): number {
  if (block.type === 'list') return block.items.flat().reduce((sum, item) => sum + lines(item), 0);
  if (block.type === 'paragraph' || block.type === 'heading')
    return Math.ceil(plainText(block.children).length / area.letters);
  return 1;
}

/** How high an answer is on a phone, in pixels. */
export function answerHeight(prose: Prose): number {
  return prose.reduce((sum, block) => sum + lines(block) * area.line, gap * (prose.length - 1));
}

/** Answers that would scroll in their area on a phone. */
export function checkAnswers({ content, origins }: Validated): Problem[] {
  return [...content.pages].flatMap(([key, { sections }]) => {
    const origin = origins.get(originKey('pages', key));
    return sections.flatMap((section, index) => {
      if (section.type !== 'faq' || !origin) return [];
      return section.questions.flatMap(({ answer }, question) => {
        if (answerHeight(parseProse(answer.written).prose) <= area.height) return [];
        return [
          problemAt(origin, ['sections', index, 'questions', question, 'answer'], {
            found: `an answer of ${answer.written.trim().length} characters, which scrolls on a phone`,
            expected: 'at most 350 characters, and fewer where it has paragraphs or a list',
            mend: 'shorten it, and let a link lead to the rest',
          }),
        ];
      });
    });
  });
}
