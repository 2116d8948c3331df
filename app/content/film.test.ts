import { expect, test } from 'vitest';
import { isAddress, serviceFilm } from './film.ts';

const youtube = {
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
};

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=42s',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
])('%s is a film of YouTube', (address) => {
  expect(serviceFilm(address)).toEqual({ ...youtube, width: 16, height: 9 });
});

test('a short film of YouTube is upright', () => {
  expect(serviceFilm('https://www.youtube.com/shorts/aqz-KE-bpKQ')).toEqual({
    ...youtube,
    width: 9,
    height: 16,
  });
});

test.each([
  ['https://vimeo.com/1084537', 'https://vimeo.com/1084537', '1084537?'],
  ['https://player.vimeo.com/video/1084537', 'https://vimeo.com/1084537', '1084537?'],
  ['https://vimeo.com/1084537/a1b2c3', 'https://vimeo.com/1084537/a1b2c3', '1084537?h=a1b2c3&'],
  [
    'https://player.vimeo.com/video/1084537?h=a1b2c3',
    'https://vimeo.com/1084537/a1b2c3',
    '1084537?h=a1b2c3&',
  ],
])('%s is a film of Vimeo', (address, href, film) => {
  const player = `https://player.vimeo.com/video/${film}autoplay=1&dnt=1`;
  expect(serviceFilm(address)).toEqual({ href, player, width: 16, height: 9 });
});

test.each([
  'https://www.youtube.com/@agency',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/watch?v=short',
  'https://vimeo.com/agency',
  'https://films.example/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.films.example/watch?v=aqz-KE-bpKQ',
  'http://youtu.be/aqz-KE-bpKQ',
  'videos/client-1',
])('%s is no film of theirs', (address) => {
  expect(serviceFilm(address)).toBeUndefined();
});

test('an address is told from the key of a video', () => {
  expect(['https://a.example/b', 'youtu.be/aqz-KE-bpKQ', 'www.youtube.com'].map(isAddress)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['videos/client-1', 'originals/a-film'].map(isAddress)).toEqual([false, false]);
});
