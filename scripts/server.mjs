import { createServer } from 'node:http';

/** @typedef {{ port: number, hosts: readonly string[] }} Settings */
/** @typedef {{ method: string, url: string, headers: import('node:http').IncomingHttpHeaders }} Request */
/** @typedef {{ status: number, headers: Record<string, string | number>, body: Buffer | string }} Answer */

const USUAL_PORT = 8080;

/**
 * Where to listen, as the environment asks for it.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ ok: true, value: Settings } | { ok: false, why: string }}
 */
export function settingsFrom({ PORT: port = String(USUAL_PORT), HOST: host = '' }) {
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535)
    return { ok: false, why: `PORT must be a whole number from 1 to 65535, not "${port}".` };
  // Without a wish only this machine can connect, under both of its addresses: browsers try either for "localhost".
  return { ok: true, value: { port: number, hosts: host === '' ? ['127.0.0.1', '::1'] : [host] } };
}

/**
 * Listens on every host, or says in a sentence why it cannot.
 * @param {Settings} settings
 * @param {(request: Request) => Promise<Answer>} answer
 * @returns {Promise<{ ok: true, address: string, servers: import('node:http').Server[] } | { ok: false, why: string }>}
 */
export async function listen({ port, hosts }, answer) {
  const servers = [];
  for (const host of hosts) {
    const server = createServer(replyWith(answer));
    const trouble = await opened(server, port, host);
    if (trouble === null) servers.push(server);
    else if (!(host === '::1' && isMissing(trouble))) {
      for (const one of servers) one.close();
      return { ok: false, why: sentence(trouble, port, host) };
    }
  }
  const [host = ''] = hosts;
  const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { ok: true, address: `http://${name}:${port}`, servers };
}

/**
 * @param {import('node:http').Server} server @param {number} port @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | null>}
 */
function opened(server, port, host) {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen({ port, host }, () => resolve(null));
  });
}

/** A machine without the newer kind of addresses. @param {NodeJS.ErrnoException} error */
function isMissing({ code = '' }) {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(code);
}

/** @param {NodeJS.ErrnoException} error @param {number} port @param {string} host */
function sentence({ code, message }, port, host) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program; choose another one with PORT, for example PORT=${port === 65_535 ? USUAL_PORT : port + 1} npm start.`;
  if (code === 'EACCES') return `Port ${port} may not be used without more rights; choose one above 1023 with PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST must be an address of this machine, not "${host}".`;
  return `The server could not start: ${message}`;
}

/**
 * What a server does with each request.
 * @param {(request: Request) => Promise<Answer>} answer
 * @returns {import('node:http').RequestListener}
 */
export function replyWith(answer) {
  return async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { status, headers: own, body } = await answer({ method, url, headers });
    response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...own });
    response.end(method === 'HEAD' ? undefined : body);
  };
}

/** @param {readonly import('node:http').Server[]} servers */
export function closeAll(servers) {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Ctrl+C and a kind kill end it without a fuss. What there is to be done then may change while it runs.
 * @param {() => Promise<void>} first
 */
export function tidyStop(first) {
  let last = first;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void last().finally(() => process.exit(0)));
  }
  return {
    /** @param {() => Promise<void>} work */
    by(work) {
      last = work;
    },
  };
}
