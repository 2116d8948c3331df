import {
  face,
  type Face,
  type Hand,
  type Identity,
  ink,
  lines,
  printed,
  rounded,
  row,
  sheetOf,
  word,
} from './faces.ts';
import { disc, document, rect, type Sheet } from './shapes.ts';
import { sign } from './signs.ts';

/** Posters on a hoarding: pattern, sign and name alternately. */
function posters(hand: Hand): string {
  const { sheet, identity } = hand;
  const h = sheet.height * 0.76;
  const boxes = row(sheet, { w: h / 1.38, h, y: sheet.height * 0.12 }, h * 0.05);
  const middle = (boxes.length - 1) / 2;
  return boxes
    .map((box, at) => {
      const one = face(sheet, box, at % 2 === middle % 2 ? 0 : 2);
      const { x, y, w } = one;
      const m = w * 0.08;
      if (at % 2 === middle % 2)
        return (
          sheetOf(one) +
          printed(hand, { x, y, w, h: h * 0.62 }, [one.second, one.ink, one.paper, sheet.inks[0]]) +
          word(hand, x + m, y + h * 0.85, w * 0.7, one.ink) +
          lines(x + m, y + h * 0.89, w * 0.5, h * 0.03, 3, one.ink) +
          sign(identity.sign, x + w - m - w * 0.13, y + h * 0.87, w * 0.13, one.ink)
        );
      return (
        sheetOf(one) +
        sign(identity.sign, x + m * 1.5, y + h * 0.14, w - 3 * m, one.ink) +
        word(hand, x + m * 1.5, y + h * 0.88, w - 3 * m, one.second)
      );
    })
    .join('');
}

/** Phones: a first screen, a list, and the sign alone. */
function phones(hand: Hand): string {
  const { sheet, identity } = hand;
  const h = sheet.height * 0.86;
  const boxes = row(sheet, { w: h * 0.47, h, y: sheet.height * 0.14 }, h * 0.09);
  const middle = (boxes.length - 1) / 2;
  return boxes
    .map((box, at) => {
      const moved = { ...box, y: box.y + (at === middle ? -h * 0.06 : h * 0.12) };
      const rim = h * 0.018;
      const one = face(sheet, moved, 1);
      const inner = { x: one.x + rim, y: one.y + rim, w: one.w - 2 * rim, h: h - 2 * rim };
      const m = inner.w * 0.09;
      const body = rounded(one, h * 0.05, ink(sheet, 2)) + rounded(inner, h * 0.036, ink(sheet, 1));
      if (at !== middle)
        return (
          body +
          [0, 1, 2, 3]
            .map((n) => {
              const y = inner.y + inner.h * (0.1 + n * 0.21);
              const tile = { x: inner.x + m, y, w: inner.w * 0.3, h: inner.h * 0.15 };
              return (
                rect(tile.x, tile.y, tile.w, tile.h, ink(sheet, n % 2 === 0 ? 0 : 3)) +
                lines(tile.x + tile.w + m, y + tile.h * 0.18, inner.w * 0.42, tile.h * 0.26, 3, ink(sheet, 2))
              );
            })
            .join('')
        );
      return (
        body +
        printed(hand, { x: inner.x, y: inner.y + inner.h * 0.12, w: inner.w, h: inner.h * 0.46 }, [
          ink(sheet, 0),
          ink(sheet, 1),
          ink(sheet, 3),
          ink(sheet, 2),
        ]) +
        sign(identity.sign, inner.x + m, inner.y + inner.h * 0.04, inner.w * 0.1, ink(sheet, 2)) +
        word(hand, inner.x + m, inner.y + inner.h * 0.71, inner.w * 0.7, ink(sheet, 2)) +
        lines(inner.x + m, inner.y + inner.h * 0.75, inner.w - 2 * m, inner.h * 0.028, 3, ink(sheet, 2)) +
        rounded(
          { x: inner.x + m, y: inner.y + inner.h * 0.87, w: inner.w - 2 * m, h: inner.h * 0.075 },
          8,
          ink(sheet, 0),
        )
      );
    })
    .join('');
}

/** Packs on a shelf: a bag, a box and a tin, each with the sign. */
function packs(hand: Hand): string {
  const { sheet, identity } = hand;
  const { width, height } = sheet;
  const foot = height * 0.86;
  // On an upright sheet the packs are cropped at both sides.
  const u = Math.min(height * 0.6, width * 0.56);
  const bag = face(sheet, { x: width / 2 - u * 0.36, y: foot - u * 1.22, w: u * 0.72, h: u * 1.22 }, 0);
  const box = face(sheet, { x: bag.x - u * 0.86, y: foot - u * 0.8, w: u * 0.78, h: u * 0.8 }, 1);
  const tin = face(sheet, { x: bag.x + bag.w + u * 0.08, y: foot - u * 0.92, w: u * 0.62, h: u * 0.92 }, 2);
  const label = ({ x, y, w, h, ink: own, second }: Face): string =>
    sign(identity.sign, x + w * 0.28, y + h * 0.2, w * 0.44, own) +
    word(hand, x + w * 0.12, y + h * 0.78, w * 0.76, second === sheet.inks[0] ? own : second);
  return (
    rect(0, foot, width, height - foot, ink(sheet, 1)) +
    sheetOf(bag) +
    printed(hand, { x: bag.x, y: bag.y + bag.h * 0.62, w: bag.w, h: bag.h * 0.38 }, [
      bag.ink,
      bag.second,
      bag.paper,
    ]) +
    rect(bag.x, bag.y, bag.w, bag.h * 0.09, bag.ink) +
    sign(identity.sign, bag.x + bag.w * 0.32, bag.y + bag.h * 0.15, bag.w * 0.36, bag.ink) +
    word(hand, bag.x + bag.w * 0.1, bag.y + bag.h * 0.57, bag.w * 0.8, bag.ink) +
    sheetOf(box) +
    rect(box.x + box.w * 0.82, box.y, box.w * 0.18, box.h, box.second) +
    label({ ...box, w: box.w * 0.82, second: box.ink }) +
    sheetOf(tin) +
    rect(tin.x - u * 0.02, tin.y, tin.w + u * 0.04, tin.h * 0.12, tin.ink) +
    label({ ...tin, second: tin.ink })
  );
}

/** Letter, envelope and cards, laid flat on a grid. */
function papers(hand: Hand): string {
  const { sheet, identity } = hand;
  const { width, height } = sheet;
  const u = Math.min(width * 0.72, height * 0.86);
  const left = width / 2 - u * 0.66;
  const top = (height - u * 0.86) / 2;
  const letter = face(sheet, { x: left, y: top, w: u * 0.62, h: u * 0.86 }, 0);
  const envelope = face(sheet, { x: left + u * 0.68, y: top, w: u * 0.64, h: u * 0.36 }, 1);
  const cards = [2, 0].map((n, at) =>
    face(sheet, { x: envelope.x + at * u * 0.33, y: envelope.y + u * 0.42, w: u * 0.31, h: u * 0.44 }, n),
  );
  const [first, second] = cards;
  if (!first || !second) return '';
  return (
    sheetOf(letter) +
    sign(identity.sign, letter.x + u * 0.06, letter.y + u * 0.06, u * 0.09, letter.ink) +
    lines(letter.x + u * 0.06, letter.y + u * 0.24, u * 0.46, u * 0.034, 9, letter.ink) +
    word(hand, letter.x + u * 0.06, letter.y + letter.h - u * 0.07, u * 0.5, letter.ink) +
    sheetOf(envelope) +
    `<path fill="${envelope.second}" d="M${Math.round(envelope.x)} ${Math.round(envelope.y)}h${Math.round(envelope.w)}l-${Math.round(envelope.w / 2)} ${Math.round(envelope.h * 0.58)}z"/>` +
    sign(
      identity.sign,
      envelope.x + envelope.w / 2 - u * 0.045,
      envelope.y + envelope.h * 0.42,
      u * 0.09,
      envelope.ink,
    ) +
    printed(hand, first, [first.paper, first.ink, first.second]) +
    sheetOf(second) +
    sign(identity.sign, second.x + u * 0.04, second.y + u * 0.04, u * 0.14, second.ink) +
    word(hand, second.x + u * 0.04, second.y + second.h - u * 0.1, u * 0.23, second.ink) +
    lines(second.x + u * 0.04, second.y + second.h - u * 0.07, u * 0.2, u * 0.024, 2, second.ink)
  );
}

/** A website in a window: its name, a full-width pattern, and three columns. */
function screen(hand: Hand): string {
  const { sheet, identity } = hand;
  const { width, height } = sheet;
  const w = Math.max(width * 0.78, height * 0.9);
  const one = face(sheet, { x: width * 0.11, y: height * 0.14, w, h: height }, 1);
  const { x, y, paper, ink: own, second } = one;
  const m = w * 0.05;
  const bar = w * 0.045;
  return (
    rounded(one, w * 0.014, own) +
    [0, 1, 2].map((n) => disc(x + m + n * bar * 0.7, y + bar / 2, bar * 0.16, paper)).join('') +
    rect(x, y + bar, w, height, paper) +
    sign(identity.sign, x + m, y + bar * 2, bar, own) +
    [0, 1, 2]
      .map((n) => rect(x + w - m - w * (0.08 + n * 0.11), y + bar * 2.4, w * 0.08, bar * 0.2, own))
      .join('') +
    word(hand, x + m, y + bar * 3.8 + w * 0.13, w * 0.4, own) +
    printed(hand, { x: x + m, y: y + bar * 5 + w * 0.15, w: w - 2 * m, h: w * 0.24 }, [
      ink(sheet, 0),
      paper,
      second,
      own,
    ]) +
    [0, 1, 2]
      .map((n) => lines(x + m + (n * (w - 2 * m)) / 3, y + bar * 6.2 + w * 0.4, w * 0.24, bar * 0.62, 5, own))
      .join('')
  );
}

/** Banners on poles in front of a wall. */
function banners(hand: Hand): string {
  const { sheet, identity } = hand;
  const { height } = sheet;
  const h = height * 0.66;
  const boxes = row(sheet, { w: h * 0.42, h, y: height * 0.1 }, h * 0.16);
  return (
    rect(0, height * 0.88, sheet.width, height * 0.12, ink(sheet, 2)) +
    boxes
      .map((box, at) => {
        const one = face(sheet, box, at % 3);
        const { x, y, w } = one;
        const pole = rect(x - w * 0.07, y - h * 0.06, w * 0.045, height, ink(sheet, 2));
        const what =
          at % 3 === 0
            ? printed(hand, one, [one.paper, one.ink, one.second, sheet.inks[0]])
            : sheetOf(one) +
              sign(identity.sign, x + w * 0.16, y + w * 0.16, w * 0.68, one.ink) +
              `<g transform="translate(${Math.round(x + w * 0.68)} ${Math.round(y + h * 0.94)}) rotate(-90)">${word(hand, 0, 0, h * 0.5, one.ink)}</g>`;
        return pole + what;
      })
      .join('')
  );
}

const all = { posters, phones, packs, papers, screen, banners } as const;

export type Thing = keyof typeof all;

/** A client's identity in use, as an SVG picture. */
export const show = (kind: Thing, sheet: Sheet, identity: Identity): string =>
  document(sheet, all[kind]({ sheet, identity }));
