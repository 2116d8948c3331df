// Plain JavaScript, so that a Node without TypeScript support can run this check.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `This site needs Node 22.22 or newer, and this is ${process.versions.node}: ` +
      'run "npm ci", which brings the right one, and start with "npm start".',
  );
  process.exit(1);
}
