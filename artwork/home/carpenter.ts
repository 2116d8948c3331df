import {
  clip,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { skins } from '#artwork/portraits/tones.ts';

export const dark = '#1A0906';

const { lit, shade: shaded, line: crease } = skins.umber;

/** A limb: its outline, and its unlit side. */
function limb(path: Path, away: Path, [near, far]: readonly [string, string] = [lit, shaded]): Svg {
  return fill(path, near) + clip(path, fill(away, far));
}

/** An adze: a handle with a crosswise blade. */
export const adze = layers(
  line('M0 0L-6-124', '#6B3A1C', 7),
  line('M2-2L-3-104', '#B5713F', 2.5),
  fill('M8-136C-8-140-34-132-52-108C-36-116-18-116 6-114Z', '#B9C0C4'),
  fill('M-52-108C-40-124-18-132 8-132V-124C-16-126-36-120-52-108Z', '#E9ECEC'),
  fill('M-14-138H8V-110H-14Z', palette.ink),
);

/** What a carpenter wears, each lit and shaded; without a shirt he works bare to the waist. */
interface Dress {
  turban?: readonly [string, string];
  shirt?: readonly [string, string];
}

/** A carpenter about to strike, lit from behind by the yard. */
export const carpenter = (
  tool: Svg,
  { turban: [cloth, shadow] = [palette.ember, palette.clay], shirt }: Dress = {},
): Svg =>
  layers(
    // The far leg and arm.
    fill('M-8-96C-30-84-46-58-46-34L-50-8H-70C-72-2-70 0-66 0H-34C-30-18-22-44 4-74Z', shaded),
    fill('M-20-208C-44-206-66-196-96-190L-98-178C-70-178-46-180-22-188Z', shaded),
    place(tool, -84, -158, -24),
    // The near leg.
    limb(
      'M-6-92C20-96 38-80 40-58C42-38 52-24 54-8C56-4 56 0 54 0H6C4-4 8-8 14-9L30-12C26-30 8-42 2-60Z',
      'M-20-100H16C26-70 34-40 38-14L20 4H-20Z',
    ),
    // The torso.
    limb(
      'M-24-124C-28-150-36-172-34-192C-32-210-18-216-4-214C12-212 22-198 24-180C27-158 30-140 30-120Z',
      'M-60-230H-6C2-206-2-180 4-160C8-144 8-130 8-110H-60Z',
      shirt,
    ),
    line('M8-190C12-176 12-164 10-154', shirt?.[1] ?? crease, 2.2),
    // A white mundu folded up to the knees, with a red border.
    form(
      'M-30-130C-10-124 14-124 34-132C44-110 50-84 48-60C28-50-8-50-44-62C-44-90-40-110-30-130Z',
      palette.paper,
      palette.rope,
      -6,
      -90,
      8,
      44,
    ),
    fill('M-43-74C-8-62 28-62 49-72L48-60C28-50-8-50-44-62Z', cloth),
    line(
      'M-14-124C-16-104-24-82-28-64M14-126C16-106 12-84 10-58M-30-128C-8-112 18-112 34-130',
      '#B79C78',
      2.2,
    ),
    fill('M-31-132C-10-124 14-124 35-134L36-122C14-114-10-114-33-122Z', palette.paper),
    // Neck and head, in profile.
    limb(
      'M-36-206C-30-222-28-226-26-236L-1-240C-2-226 2-218 14-211L8-200Z',
      'M-50-240H-14C-12-226-14-214-12-204H-50Z',
    ),
    limb(
      'M-6-264C-22-272-42-266-46-250C-46-246-48-242-53-236C-54-233-51-232-49-231C-50-226-47-224-47-222C-47-214-42-211-32-213C-18-214-4-230-2-246C-1-254-2-260-6-264Z',
      'M-60-280H-34C-32-262-38-250-34-240C-32-230-34-222-24-208H-60Z',
    ),
    line('M-45-223C-41-223-38-224-36-226', crease, 2),
    fill('M-48-220C-46-212-38-208-28-212C-20-214-14-222-10-230C-22-224-38-222-48-224Z', dark),
    line('M-46-246C-43-249-40-249-37-247', dark, 3),
    disc(-42, -241.5, 2, dark),
    line('M-16-244C-12-248-8-244-10-238C-11-234-14-232-15-234', crease, 2),
    form(
      'M-50-248C-54-266-40-280-20-280C0-280 12-264 6-246C-2-254-14-256-24-254C-34-253-44-252-50-248Z',
      cloth,
      shadow,
      -30,
      -262,
      176,
      24,
    ),
    fill('M4-258C16-258 20-248 16-236C12-240 6-246 2-248Z', shadow),
    line('M-48-256C-34-264-12-266 6-254M-40-270C-24-274-6-270 4-260', shadow, 2),
    // The near arm, and both hands on the handle.
    limb(
      'M2-210C16-212 24-200 20-188C10-168-26-158-74-150C-84-150-86-162-78-166C-50-172-28-182-14-198C-10-206-6-210 2-210Z',
      'M-90-146C-50-152-6-164 20-184V-140H-90Z',
    ),
    fill('M-92-168C-84-172-74-170-72-160C-72-150-80-146-88-150C-94-154-96-162-92-168Z', lit),
    fill('M-108-194C-100-200-90-196-88-188C-88-178-96-174-104-178C-110-182-112-188-108-194Z', lit),
    line('M-92-160L-80-164M-106-186L-95-190', crease, 2),
  );
