import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const uint32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255));
/** CBOR of a byte string and of a text, each of more than 23 and less than 65,536 bytes or of less than 24. */
const bytes = (data: Buffer, major = 0x40) =>
  Buffer.concat([
    data.length < 24 ? Buffer.from([major + data.length]) : Buffer.from([major + 25, data.length >> 8, data.length & 255]),
    data,
  ]);
const text = (value: string) => bytes(Buffer.from(value), 0x60);

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** An authenticator with one passkey, as the browser of a page of `origin` answers with it. */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) => Buffer.from(JSON.stringify({ type, challenge, origin: from }));
  const authData = (flags: number, more = Buffer.alloc(0)) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), uint32(counter), more]);
  const credential = <Response extends object>(response: Response) => ({
    response: {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response,
    },
  });

  return {
    /** What is sent when the passkey is made. */
    register(challenge: string) {
      // A map of key type EC2, algorithm ES256, curve P-256, x and y.
      const [start, curve] = [Buffer.from([0xa5, 1, 2, 3, 0x26]), Buffer.from([0x20, 1])];
      const long = (name: number, value: string) => Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')]);
      const key = Buffer.concat([start, curve, long(0x21, x), long(0x22, y)]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authData(USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL, attested);
      const object = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)];
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: Buffer.concat(object).toString('base64url'),
        transports: ['internal' as const],
      });
    },
    /** What is sent when somebody signs in with it. */
    signIn(challenge: string, { from = origin, counted = counter + 1 } = {}) {
      counter = counted;
      const client = clientData('webauthn.get', challenge, from);
      const data = authData(USER_PRESENT_AND_VERIFIED);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
  };
}
export type Authenticator = ReturnType<typeof makeAuthenticator>;
