import type { Block, Prose } from '#app/content/model.ts';
import { parseProse, proseText } from '#app/content/prose.ts';
import type { Finding } from '#app/content/validate.ts';
import type { PageContent } from '../collections.ts';

/**
 * An answer's box (app/sections/faq) is 250 px high. At 390 px viewport width its lines are 26.35 px high and held at
 * least 40 letters in every measured answer; lists are indented.
 */
const area = { height: 250, line: 26.35, letters: 40, lettersOfList: 38 };
const gaps = { blocks: 18.7, items: 8.5 };

function blockHeight(block: Block, letters: number): number {
  if (block.type === 'list')
    return block.items
      .flat()
      .reduce(
        (sum, item) => sum + blockHeight(item, area.lettersOfList),
        gaps.items * (block.items.length - 1),
      );
  return Math.ceil(proseText([block]).length / letters) * area.line;
}

/** Estimated height of an answer on a phone, in pixels. */
function answerHeight(prose: Prose): number {
  return prose.reduce(
    (sum, block) => sum + blockHeight(block, area.letters),
    gaps.blocks * (prose.length - 1),
  );
}

/** Answers that would scroll in their box on a phone. */
export function checkAnswers({ pages }: PageContent): Finding[] {
  return [...pages].flatMap(([key, { sections }]) =>
    sections.flatMap((section, index) => {
      if (section.type !== 'faq') return [];
      return section.questions.flatMap(({ answer }, question) => {
        if (answerHeight(parseProse(answer.written).prose) <= area.height) return [];
        return {
          collection: 'pages',
          key,
          path: ['sections', index, 'questions', question, 'answer'],
          found: `an answer of ${answer.written.trim().length} characters, which scrolls on a phone`,
          expected: 'at most 360 characters, and fewer where it has paragraphs or a list',
          mend: 'shorten it, and let a link lead to the rest',
        };
      });
    }),
  );
}
