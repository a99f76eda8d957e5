// Whether a version of Node is within what a package's `engines` ask for. Only what packages really write there is understood; anything else
// is said, never guessed.

/** @typedef {readonly [major: number, minor: number, patch: number]} Version */

const COMPARATOR = /^(\^|~|>=|<=|>|<|=)?v?(\d+|[x*])(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?$/;

/** @param {string} version @param {string} range @returns {boolean} */
export function isWithin(version, range) {
  const wanted = parsed(version);
  return range.split('||').some((all) => comparators(all).every((one) => holds(wanted, one)));
}

/** The lowest version that a range of the form `>=20.19` lets in. @param {string} range */
export function lowestOf(range) {
  const [, sign, ...parts] = COMPARATOR.exec(range.replace(/\s/g, '')) ?? [];
  if (sign !== '>=') throw new Error(`"${range}" does not say from which version on.`);
  return parts.map((part) => part ?? '0').join('.');
}

/** @param {string} text @returns {string[]} */
function comparators(text) {
  const together = text.trim().replace(/(\^|~|>=|<=|>|<|=)\s+/g, '$1');
  return together === '' ? ['*'] : together.split(/\s+/);
}

/** @param {Version} version @param {string} comparator */
function holds(version, comparator) {
  const [whole, sign = '', ...parts] = COMPARATOR.exec(comparator) ?? [];
  if (whole === undefined) throw new Error(`"${comparator}" is no range of versions that is understood.`);
  const given = parts.filter((part) => part !== undefined && /^\d+$/.test(part)).map(Number);
  if (given.length === 0) return true;
  const [major = 0, minor = 0, patch = 0] = given;
  /** @type {Version} */
  const from = [major, minor, patch];
  if (sign === '>=') return !isBefore(version, from);
  if (sign === '<') return isBefore(version, from);
  if (sign === '>') return !isBefore(version, next(from, given.length));
  if (sign === '<=') return isBefore(version, next(from, given.length));
  return !isBefore(version, from) && isBefore(version, next(from, sharedParts(sign, from, given.length)));
}

/** How many parts of a version must be the same as what was written. @param {string} sign @param {Version} from @param {number} given */
function sharedParts(sign, [major, minor], given) {
  if (sign === '~') return Math.min(2, given);
  if (sign !== '^') return given;
  return Math.min(given, major > 0 ? 1 : minor > 0 ? 2 : 3);
}

/** The first version after all that begin with the same parts. @param {Version} version @param {number} parts @returns {Version} */
function next([major, minor, patch], parts) {
  if (parts === 1) return [major + 1, 0, 0];
  return parts === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

/** @param {Version} a @param {Version} b */
function isBefore(a, b) {
  const [difference = 0] = a.map((part, i) => part - (b[i] ?? 0)).filter((part) => part !== 0);
  return difference < 0;
}

/** @param {string} version @returns {Version} */
function parsed(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
