import type { Examples } from '../examples.ts';
import { Markers } from './markers.tsx';
import { PauseButton } from './pause-button.tsx';
import { useRotation } from './use-rotation.ts';

const winds = ['Monsoon', 'Shamal', 'Land breeze'];
const labels = { start: 'Start the winds turning', stop: 'Stop the winds turning' };

function Winds() {
  const { index, stopped, toggle, goTo, hold } = useRotation({ count: winds.length, every: 2000 });
  return (
    <div role="group" aria-label="Winds" {...hold}>
      <PauseButton stopped={stopped} onToggle={toggle} labels={labels} />
      <p>{winds[index]}</p>
      <Markers
        count={winds.length}
        current={index}
        onChoose={goTo}
        label="Choose a wind"
        itemLabel="{index} of {count}"
      />
    </div>
  );
}

export const examples: Examples = { 'three in turn': <Winds /> };
