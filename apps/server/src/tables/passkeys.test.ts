import { describe, expect, it } from 'vitest';
import { smallWorld } from '../../test/small-world.ts';
import { softAuthenticator, type Asked, type Offer } from '../../test/soft-authenticator.ts';
import { challengesOf } from './challenges.ts';
import { passkeysIn, passkeysOf } from './passkeys.ts';
import { peopleOf } from './people.ts';

const SITE = 'https://schafkopf.example';
const SECRET = 'a secret of at least thirty-two characters';
const ANNA = { person: 'a'.repeat(32), id: '1'.repeat(16) };
const BENE = { person: 'b'.repeat(32), id: '2'.repeat(16) };

function place() {
  const { node: worldOf, pass } = smallWorld('passkeys');
  const world = worldOf();
  const people = peopleOf(world, () => Promise.resolve());
  const node = () => passkeysOf(world, people, challengesOf(SECRET));
  return { people, node, passkeys: node(), pass };
}

type Place = ReturnType<typeof place>;

async function offer({ passkeys }: Place, device = ANNA): Promise<Offer> {
  return (await passkeys.offer(device, SITE)) as Offer;
}

async function ask({ passkeys }: Place): Promise<Asked> {
  return (await passkeys.ask(SITE)) as Asked;
}

/** Anna with a passkey. */
async function withPasskey() {
  const at = place();
  const phone = softAuthenticator();
  expect(await at.passkeys.keep(ANNA, SITE, phone.make(await offer(at), SITE), 'Android, Firefox')).toBe(true);
  return { at, phone };
}

describe('a passkey', () => {
  it('makes any device the person again, again and again, on every node', async () => {
    const { at, phone } = await withPasskey();
    for (const passkeys of [at.passkeys, at.node(), at.passkeys]) {
      expect(await passkeys.enter(SITE, phone.answer(await ask(at), SITE))).toBe(ANNA.person);
    }
    const [kept] = passkeysIn(await at.people.entries(ANNA.person));
    expect(kept).toMatchObject({ name: 'Android, Firefox', counter: 3 });
  });

  it('answers a question once, and not after five minutes', async () => {
    const { at, phone } = await withPasskey();
    const asked = await ask(at);
    expect(await at.passkeys.enter(SITE, phone.answer(asked, SITE))).toBe(ANNA.person);
    expect(await at.passkeys.enter(SITE, phone.answer(asked, SITE))).toBeNull();
    const late = await ask(at);
    at.pass(300_001);
    expect(await at.passkeys.enter(SITE, phone.answer(late, SITE))).toBeNull();
  });

  it('of another page, of another key or that was copied opens nothing', async () => {
    const { at, phone } = await withPasskey();
    expect(await at.passkeys.enter(SITE, phone.answer(await ask(at), 'https://schafkopf.example.evil'))).toBeNull();
    expect(await at.passkeys.enter(SITE, phone.answer({ ...(await ask(at)), rpId: 'evil' }, SITE))).toBeNull();
    const user = Buffer.from(BENE.person, 'hex').toString('base64url');
    expect(await at.passkeys.enter(SITE, phone.answer(await ask(at), SITE, { user }))).toBeNull();
    const signature = Uint8Array.of(1, 2, 3);
    expect(await at.passkeys.enter(SITE, phone.answer(await ask(at), SITE, { signature }))).toBeNull();
    expect(await at.passkeys.enter(SITE, phone.answer(await ask(at), SITE, { counter: 9 }))).toBe(ANNA.person);
    expect(await at.passkeys.enter(SITE, phone.answer(await ask(at), SITE, { counter: 9 }))).toBeNull();
  });

  it('is made only with what this person was offered', async () => {
    const at = place();
    const phone = softAuthenticator();
    const made = phone.make(await offer(at, BENE), SITE);
    expect(await at.passkeys.keep(ANNA, SITE, made, null)).toBe(false);
    expect(await at.passkeys.keep(BENE, 'https://other.example', made, null)).toBe(false);
    const asked = await ask(at);
    const forged = phone.make({ ...(await offer(at)), challenge: asked.challenge }, SITE);
    expect(await at.passkeys.keep(ANNA, SITE, forged, null)).toBe(false);
  });

  it('keeps a person whose last device is logged out, and goes with everything else that is deleted', async () => {
    const { at, phone } = await withPasskey();
    await at.people.setName(ANNA.person, 'Anna');
    await at.people.noteDevice(ANNA, 'Android');
    await at.people.removeDevice(ANNA);
    expect(await at.people.isKnown(ANNA)).toBe(false);
    expect(await at.passkeys.enter(SITE, phone.answer(await ask(at), SITE))).toBe(ANNA.person);
    expect(await at.people.load(ANNA.person)).toBe('Anna');
    await at.people.erase(ANNA.person);
    expect(await at.passkeys.enter(SITE, phone.answer(await ask(at), SITE))).toBeNull();
  });

  it('is not kept for a person that was deleted while it was made', async () => {
    const at = place();
    const phone = softAuthenticator();
    const offered = await offer(at);
    await at.people.erase(ANNA.person);
    expect(await at.passkeys.keep(ANNA, SITE, phone.make(offered, SITE), null)).toBe(false);
    expect((await at.people.entries(ANNA.person)).map(({ type }) => type)).toEqual(['erased']);
  });

  it('is offered ten times to a person, and not again', async () => {
    const at = place();
    for (let made = 0; made < 10; made++) {
      expect(await at.passkeys.keep(ANNA, SITE, softAuthenticator().make(await offer(at), SITE), null)).toBe(true);
    }
    expect(await at.passkeys.offer(ANNA, SITE)).toBeNull();
  });

  it('that was forgotten opens nothing; only its own person can do that', async () => {
    const { at, phone } = await withPasskey();
    const [kept] = passkeysIn(await at.people.entries(ANNA.person));
    const id = kept?.id ?? '';
    expect(await at.passkeys.remove(BENE, id)).toBe(false);
    expect(await at.passkeys.remove(ANNA, id)).toBe(true);
    expect(await at.passkeys.enter(SITE, phone.answer(await ask(at), SITE))).toBeNull();
  });

  it('nonsense is refused and throws nothing', async () => {
    const { at, phone } = await withPasskey();
    const good = phone.answer(await ask(at), SITE);
    const strange = [undefined, null, 1, '', [], {}, { id: 1 }, { ...good, response: null }, { ...good, rawId: 7 }];
    for (const answer of [...strange, { ...good, response: { userHandle: '' } }]) {
      expect(await at.passkeys.enter(SITE, answer)).toBeNull();
      expect(await at.passkeys.keep(ANNA, SITE, answer, null)).toBe(false);
    }
  });
});
