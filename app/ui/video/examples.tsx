import { type Examples, samplePicture } from '../examples.ts';
import { BackgroundVideo } from './video.tsx';

const labels = { play: 'Play the background film', pause: 'Pause the background film' };

export const examples: Examples = {
  'poster with its control': (
    <BackgroundVideo
      video={{ width: 1280, height: 720, sources: [] }}
      poster={{ picture: samplePicture(1280, 720), sizes: '100vw' }}
      labels={labels}
    />
  ),
};
