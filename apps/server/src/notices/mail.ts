import nodemailer from 'nodemailer';
import { Buckets } from '../socket/limiter.ts';
import { type Call, type CallerOf, PATIENCE } from './call.ts';
import { wordsFor } from './words.ts';

/** Nobody gets more mails than this, however many tables name their address. */
const PER_HOUR = 20;

type Mailer = (caller: CallerOf<'mail'>, call: Call) => Promise<void>;

/** Sends mail by way of this server, so many to one address. */
export function mailer(smtpUrl: string, from: string): Mailer {
  const limits = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...limits });
  const fresh = new Buckets(PER_HOUR / 3600, PER_HOUR);
  return async ({ address, language }, { game, link }) => {
    if (!fresh.take(address.toLowerCase())) throw new Error('Too many mails to one address.');
    const { subject, turn } = wordsFor(game, language);
    await transport.sendMail({ from, to: { name: '', address }, subject, text: `${turn}\n\n${link}\n` });
  };
}
