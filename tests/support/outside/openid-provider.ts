import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider } from 'oidc-provider';

/** Who is signed in at the provider; null presses its way back. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

export interface OpenIdProvider {
  /** Settings of a server that signs people in with it. */
  env: Record<string, string>;
  /** Where people are sent back to; known before the first of them comes. */
  redirectUri: string;
  person: Person | null;
  close: () => Promise<void>;
}

const CLIENT = { client_id: 'cairn', client_secret: 'a-secret-between-the-two' };

/** A real OpenID provider on this machine, which lets the person in without asking. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.client_id, GOOGLE_CLIENT_SECRET: CLIENT.client_secret };
  const running: OpenIdProvider = { env, redirectUri: '', person: null, close: () => close(server) };
  let provider: Provider | undefined;
  server.on('request', (request, response) => {
    provider ??= new Provider(issuer, configure(running));
    if (request.url === '/interaction') void interact(provider, running.person, request, response);
    else provider.callback()(request, response);
  });
  return running;
}

const configure = (running: OpenIdProvider) => ({
  clients: [{ ...CLIENT, redirect_uris: [running.redirectUri], token_endpoint_auth_method: 'client_secret_post' }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // Google writes them into the token.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['not a secret'] },
  jwks: {
    keys: [{ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }],
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: () => '/interaction', policy: withAccountChoice() },
  findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ ...running.person, sub: id }) }),
});

/** Google has this prompt as well. */
function withAccountChoice() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function interact(provider: Provider, person: Person | null, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' });
  const { prompt, params } = await provider.interactionDetails(request, response);
  const login = { accountId: person.sub };
  if (prompt.name !== 'consent') return provider.interactionFinished(request, response, { [prompt.name]: {}, login });
  const grant = new provider.Grant({ ...login, clientId: params.client_id });
  grant.addOIDCScope('openid email profile');
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

function close(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
