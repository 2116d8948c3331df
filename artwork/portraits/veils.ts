import { clip, fill, layers, line, type Path, type Svg } from '#artwork/draw/index.ts';
import type { Light } from '#artwork/portraits/face.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';
import { draped, type Cloth, type Headwear } from '#artwork/portraits/headwear.ts';

/** Opening for the face, inside its contour; `room` extends below the chin. */
function opening(h: Head, brow: number, room = 0): Path {
  const { middle: m, brow: b, cheek, jawFar, chinFar, chin, jaw, ear } = h;
  return (
    d`M${m} ${brow}C${m + 30} ${brow} ${b[0] - 4} ${brow + 20} ${b[0] - 2} -12C${b[0] - 2} 8 ${cheek[0] - 2} 30 ${jawFar[0] - 3} 70` +
    d`C${jawFar[0] - 6} 98 ${chinFar[0] + 3} ${chinFar[1] - 1 + room} ${chin[0]} ${chin[1] - 1 + room}C${chin[0] - 22} ${chin[1] - 1 + room} ${jaw[0] + 18} ${jaw[1] + 22} ${ear + 20 - room * 0.4} 58` +
    d`C${ear + 11 - room * 0.5} 20 ${ear + 11} -18 ${ear + 22} -44C${ear + 32} ${brow + 4} ${m - 26} ${brow} ${m} ${brow}Z`
  );
}

/** Cloth round the head that ends in a crescent below the chin. */
function bonnet(h: Head, v: number, sag: number): Path {
  const { skull, crown, temple, cheek, chin, ear } = h;
  return (
    d`M${skull[0] - v + 8} 60C${skull[0] - v - 2} 30 ${skull[0] - v} 4 ${skull[0] - v} -18C${skull[0] - v} -80 ${crown[0] - 54} ${crown[1] - v} ${crown[0]} ${crown[1] - v}` +
    d`C${crown[0] + 48} ${crown[1] - v} ${temple[0] + v} -92 ${temple[0] + v} -40C${temple[0] + v + 2} 0 ${cheek[0] + v + 2} 40 ${cheek[0] + v} 78` +
    d`C${cheek[0] + v - 2} 120 ${chin[0] + 30} ${chin[1] + sag} ${chin[0] - 8} ${chin[1] + sag}C${ear + 16} ${chin[1] + sag} ${skull[0] - v + 18} 112 ${skull[0] - v + 8} 60Z`
  );
}

/** Cloth that lies over both shoulders. */
function cape(h: Head): Path {
  const l = h.skull[0];
  const r = h.cheek[0];
  return (
    d`M${l + 10} 50C${l - 12} 112 ${l - 62} 132 ${l - 84} 176C${l - 104} 230 ${l - 106} 330 ${l - 106} 420` +
    d`H${r + 116}C${r + 116} 320 ${r + 108} 220 ${r + 84} 172C${r + 62} 136 ${r + 20} 122 ${r + 4} 60Z`
  );
}

const mirror = (h: Head, x: number): number => h.skull[0] + h.cheek[0] - x;

/** A close hijab that covers the chest; its last turn leans to the near or the far side. */
export function hijab(h: Head, cloth: Cloth, light: Light, lean: 'near' | 'far', cap?: string): Headwear {
  const fold = cloth.fold ?? cloth.shade;
  const { ear, chin, crown, skull, temple, jaw, jawFar, cheek } = h;
  const shoulders = cape(h);
  const m = (x: number): number => (lean === 'near' ? x : mirror(h, x));
  // The last turn: from behind one cheek, under the chin, to the other shoulder.
  const turn = d`M${m(cheek[0] + 14)} 70C${m(chin[0] + 24)} 168 ${m(ear + 4)} 176 ${m(skull[0] - 18)} 128C${m(skull[0] - 74)} 160 ${m(skull[0] - 100)} 230 ${m(skull[0] - 96)} 292C${m(ear)} 268 ${m(cheek[0] + 30)} 214 ${m(cheek[0] + 30)} 120Z`;
  const swag = (k: number): Svg =>
    line(
      d`M${m(cheek[0] + 18 + k * 6)} ${112 + k * 34}C${m(chin[0] + 10)} ${196 + k * 32} ${m(ear - 8)} ${206 + k * 28} ${m(skull[0] - 40 - k * 14)} ${158 + k * 36}`,
      fold,
      2.6,
    );
  const under = cap
    ? layers(clip(opening(h, -62), fill(opening(h, -62) + opening(h, -47), cap, 'fill-rule="evenodd"')))
    : '';
  return {
    back: fill(d`M${skull[0] + 6} -20H${temple[0] + 2}L${chin[0] + 6} 120H${ear - 4}Z`, cloth.shade),
    top: layers(
      under,
      draped(bonnet(h, 15, 30) + opening(h, -62), cloth, h, light),
      line(d`M${ear + 8} -62C${ear + 30} -88 ${crown[0] + 10} -92 ${temple[0] - 6} -66`, fold, 2.6),
      line(d`M${skull[0] - 2} -20C${skull[0] + 4} 34 ${ear - 4} 76 ${ear + 16} 102`, fold, 2.6),
      line(
        d`M${ear + 6} 92C${ear + 24} 124 ${chin[0] - 12} ${chin[1] + 18} ${chin[0] + 14} ${chin[1] + 12}`,
        fold,
        2.4,
      ),
    ),
    chest: layers(
      draped(shoulders, cloth, h, light, 150),
      clip(
        shoulders,
        fill(
          d`M${jaw[0] - 34} 60C${jaw[0] - 8} ${chin[1] + 52} ${chin[0] + 20} ${chin[1] + 60} ${jawFar[0] + 30} 96V40Z`,
          cloth.shade,
        ),
      ),
      clip(shoulders, draped(turn, cloth, h, light, 130) + swag(0) + swag(1) + swag(2)),
      line(
        d`M${m(cheek[0] + 30)} 120C${m(cheek[0] + 30)} 214 ${m(ear)} 268 ${m(skull[0] - 96)} 292`,
        fold,
        3,
      ),
    ),
  };
}

/** A hijab whose ends are tucked into a coat; `x` is the middle of its collar. */
export function tuckedHijab(h: Head, cloth: Cloth, light: Light, x: number): Headwear {
  const wear = hijab(h, cloth, light, 'far');
  const bib = d`M${x - 40} 88L${x - 2} 290L${x + 40} 88Z`;
  const half = light === 'behind' ? d`M${x + 4} 60h80v260h-80Z` : d`M${x - 4} 60h-80v260h80Z`;
  return { ...wear, chest: fill(bib, cloth.lit) + clip(bib, fill(half, cloth.shade)) };
}

/** A loose shayla: set back so that hair shows, one end thrown over the far shoulder. */
export function shayla(h: Head, cloth: Cloth, light: Light, hem?: string): Headwear & { over: Svg } {
  const fold = cloth.fold ?? cloth.shade;
  const { ear, crown, temple, skull, chin, cheek } = h;
  const end = d`M${skull[0] - 6} 92C${ear + 16} 172 ${chin[0] + 34} 176 ${cheek[0] + 12} 84C${cheek[0] + 62} 112 ${cheek[0] + 106} 170 ${cheek[0] + 112} 250L${cheek[0] + 100} 420H${cheek[0] + 40}C${cheek[0] + 60} 300 ${chin[0] + 10} 262 ${ear - 10} 232C${skull[0] - 20} 212 ${skull[0] - 40} 160 ${skull[0] - 6} 92Z`;
  // Clipped to the cloth, so that the hem has no cap of its own beside the neck.
  const edge = d`M${cheek[0] + 40} 420C${cheek[0] + 60} 300 ${chin[0] + 10} 262 ${ear - 10} 232C${skull[0] - 20} 212 ${skull[0] - 40} 160 ${skull[0] - 6} 92`;
  return {
    back: fill(d`M${skull[0] + 16} -30H${temple[0] + 10}V150H${skull[0] + 16}Z`, cloth.shade),
    chest: draped(cape(h), { lit: cloth.shade, shade: cloth.shade }, h, light),
    top: layers(
      draped(bonnet(h, 18, 46) + opening(h, -84, 14), cloth, h, light),
      hem ? line(opening(h, -84, 14).replace('Z', ''), hem, 3) : '',
      line(
        d`M${skull[0] - 2} -30C${skull[0] + 20} -96 ${crown[0] + 30} -106 ${temple[0] + 4} -74`,
        fold,
        2.4,
      ),
      line(d`M${skull[0] - 6} 10C${skull[0]} 60 ${ear - 6} 92 ${ear + 12} 124`, fold, 2.4),
    ),
    over: layers(
      draped(end, cloth, h, light, 150),
      line(d`M${skull[0] + 6} 126C${ear + 30} 200 ${chin[0] + 50} 200 ${cheek[0] + 44} 124`, fold, 2.6),
      line(d`M${skull[0] + 2} 162C${ear + 40} 236 ${chin[0] + 70} 240 ${cheek[0] + 76} 164`, fold, 2.4),
      clip(end, hem ? line(edge, hem, 8) : line(edge, fold, 4.8)),
    ),
  };
}
