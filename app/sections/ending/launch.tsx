import { useId } from 'react';

/** The tape comes in from the edge of the page, lies along the beach and runs into the water. */
const tape = 'M-80 232.8L360 274.8';

/**
 * The last day of the build: the page's tape is the slipway, and the boat has just left it. Its styles are those of the
 * tape, so that other pages do not carry them.
 */
export function Launch() {
  const id = useId();
  return (
    <div aria-hidden="true" data-launch="scene">
      <svg viewBox="0 0 1440 320" data-launch="shore">
        <path d="M-60 190H4000V320H-60Z" data-launch="sea" />
        <path d="M-60 320V196C90 190 190 236 290 258S440 296 500 320Z" data-launch="beach" />
        <path d={tape} data-launch="tape" />
        <path d={tape} data-launch="days" />
      </svg>
      <svg viewBox="-120 -170 250 205" data-launch="boat">
        <circle cx="40" cy="-20" r="88" data-launch="sun" />
        <path d="M-54-30L32-146C68-104 70-48 44-18C14-36-22-42-54-30Z" data-launch="sail" />
        <path d="M32-146C68-104 70-48 44-18C56-58 54-104 32-146Z" data-launch="lee" />
        <path d="M-8-2L-17-92M-64-19L38-154" data-launch="spar" />
        <path
          d="M-112-52L-92-40L-85-35C-68-14-44-6-14-5C18-4 44-11 62-32L70-31C69-8 60 8 46 17H-38C-58 8-76-12-92-40Z"
          data-launch="hull"
        />
        <path d="M-88-31C-70-6-44 1.5-14 2.5C20 3.5 48-4 70-22" data-launch="trim" />
      </svg>
      <svg data-launch="swell">
        <pattern id={id} width="180" height="60" patternUnits="userSpaceOnUse">
          <path d="M0 12q45-14 90 0t90 0V60H0Z" />
        </pattern>
        <rect width="100%" height="60" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
