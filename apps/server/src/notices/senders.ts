import type { Config } from '../config.ts';
import type { Sender } from './call.ts';
import { mailer } from './mail.ts';
import { type PushSettings, push } from './push.ts';
import type { VapidKeys } from './vapid.ts';
import { callWebhook } from './webhook.ts';

interface SenderSettings extends Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'privateWebhooks'> {
  readonly vapid: VapidKeys;
}

/** All ways to tell somebody. */
export function sender({ smtpUrl, mailFrom, publicUrl, privateWebhooks, vapid }: SenderSettings): Sender {
  const mail = smtpUrl === null ? null : mailer(smtpUrl, mailFrom);
  const pushing: PushSettings = { vapid, subject: subjectFor(publicUrl, mailFrom), privateToo: privateWebhooks };
  return async (caller, call) => {
    if (caller.kind === 'webhook') return callWebhook(caller.url, call, privateWebhooks);
    if (caller.kind === 'push') return push(caller, call, pushing);
    if (mail === null) throw new Error('Mail is not configured (SMTP_URL).');
    return mail(caller, call);
  };
}

/** Push services take an address of a page that is safe, or of a person. */
function subjectFor(publicUrl: string | null, mailFrom: string): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
