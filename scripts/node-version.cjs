// Plain ES2015, so that an old Node can load it and say that it is too old.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Dreadhouse needs Node 20.19 or newer; this is ${process.versions.node}`);
  process.exit(1);
}
