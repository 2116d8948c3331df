/** Checks for what tests need besides npm packages or, as root on Debian, installs it: `npm test -- setup`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Need {
  what: string;
  /** It is installed if any of these files exists. */
  found: string[];
  debian: string;
}

const needs: Need[] = [
  { what: 'Chromium', found: ['/usr/bin/chromium', '/usr/bin/google-chrome'], debian: 'chromium' },
  {
    what: "Chromium's shell without windows",
    found: ['/usr/bin/chromium-headless-shell'],
    debian: 'chromium-headless-shell',
  },
  { what: 'Firefox', found: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], debian: 'firefox-esr' },
  { what: "WebKit's driver", found: ['/usr/bin/WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  { what: 'a display without a screen', found: ['/usr/bin/Xvfb'], debian: 'xvfb' },
  {
    what: 'the typefaces that stand in for ours',
    found: ['/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'],
    debian: 'fonts-liberation',
  },
  { what: 'nginx', found: ['/usr/sbin/nginx'], debian: 'nginx-light' },
  { what: 'heif-enc', found: ['/usr/bin/heif-enc'], debian: 'libheif-examples' },
  {
    what: 'PostgreSQL',
    found: ['/usr/lib/postgresql/15/bin/initdb', '/usr/lib/postgresql/17/bin/initdb'],
    debian: 'postgresql',
  },
  { what: 'Java', found: ['/usr/bin/java'], debian: 'default-jre-headless' },
];

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(packages: readonly string[]): void {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

const missing = needs.filter((need) => !need.found.some((file) => existsSync(file)));
if (missing.length > 0 && canInstall) {
  console.log(`installing ${missing.map((need) => need.debian).join(', ')}`);
  try {
    install(missing.map((need) => need.debian));
  } catch (error) {
    console.warn(
      `could not install: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'}`,
    );
  }
}
for (const need of needs) {
  const there = need.found.some((file) => existsSync(file));
  console.log(
    there ? `${need.what} is here` : `SKIPPED: tests that need ${need.what}, which is not installed`,
  );
}
console.log('setup done');
