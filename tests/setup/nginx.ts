import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as secureRequest } from 'node:https';
import { type IncomingHttpHeaders, request as plainRequest, type RequestOptions } from 'node:http';
import path from 'node:path';
import { freePort } from './postgres.ts';
import { findProgram } from './services.ts';
import { type CleanUp, eventually, temporaryFolder } from './temporary.ts';

/** Whether nginx can run with a certificate; prints a line if not. */
export function hasNginx(): boolean {
  const found = findProgram('nginx') !== undefined && findProgram('openssl') !== undefined;
  if (!found) console.warn('SKIPPED: tests behind nginx, which is not installed');
  return found;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  body: string;
}

/** nginx with `deploy/nginx.conf` in front of our servers. */
export interface Nginx {
  /** Requests over HTTPS, as a browser at `https://dhow.example`. */
  ask: (path: string, options?: RequestOptions & { body?: string }) => Promise<Answer>;
  /** Requests over HTTP. */
  askPlain: (path: string) => Promise<Answer>;
}

const domain = 'dhow.example';

function makeCertificate(folder: string): { certificate: string; key: string } {
  const files = { certificate: path.join(folder, 'certificate.pem'), key: path.join(folder, 'key.pem') };
  const subject = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-out',
      files.certificate,
      '-keyout',
      files.key,
      ...subject,
    ],
    { stdio: 'ignore' },
  );
  return files;
}

/** The shipped configuration adapted to this machine: ports, certificate, instances. */
function siteConfiguration(
  folder: string,
  ports: { http: number; https: number },
  backends: readonly string[],
): string {
  const { certificate, key } = makeCertificate(folder);
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^\s*listen \[::\]:.*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
    .replace('server 127.0.0.1:3000;', backends.map((url) => `server ${new URL(url).host};`).join('\n    '))
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
}

/** Debian's nginx.conf around a site, with every file in one folder. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  return `worker_processes 2;
daemon off;
pid ${path.join(folder, 'nginx.pid')};
error_log ${path.join(folder, 'error.log')};
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  gzip on;
  default_type application/octet-stream;
  ${temporary.join('\n  ')}
  include ${path.join(folder, 'site.conf')};
}
`;
}

async function answerOf(send: typeof plainRequest, options: RequestOptions, body?: string): Promise<Answer> {
  const request = send(options);
  request.end(body);
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, bytes, body: bytes.toString() };
}

/** Starts nginx with its files in a folder and this site configuration. */
export function runNginx(folder: string, site: string, cleanUp?: CleanUp): void {
  // nginx workers run as another user.
  chmodSync(folder, 0o755);
  for (const name of ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'])
    mkdirSync(path.join(folder, name), { mode: 0o777 });
  writeFileSync(path.join(folder, 'site.conf'), site);
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  const program = findProgram('nginx') ?? 'nginx';
  const flags = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', path.join(folder, 'nginx.conf')];
  execFileSync(program, ['-t', '-q', ...flags]);
  const nginx = spawn(program, flags, { stdio: 'ignore' });
  cleanUp?.(async () => {
    if (nginx.exitCode !== null) return;
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  });
}

/** @param backends URLs of running servers */
export async function startNginx(backends: readonly string[], cleanUp?: CleanUp): Promise<Nginx> {
  const folder = temporaryFolder(cleanUp);
  const ports = { http: await freePort(), https: await freePort() };
  runNginx(folder, siteConfiguration(folder, ports, backends), cleanUp);
  const local = { host: '127.0.0.1', agent: false };
  const askPlain: Nginx['askPlain'] = (to) =>
    answerOf(plainRequest, { ...local, port: ports.http, path: to, headers: { Host: domain } });
  const ask: Nginx['ask'] = (to, { body, headers, ...options } = {}) => {
    const tls = { port: ports.https, servername: domain, rejectUnauthorized: false };
    return answerOf(
      secureRequest,
      { ...local, ...tls, ...options, path: to, headers: { Host: domain, ...headers } },
      body,
    );
  };
  await eventually('nginx answers', () =>
    askPlain('/').then(
      () => true,
      () => false,
    ),
  );
  return { ask, askPlain };
}
