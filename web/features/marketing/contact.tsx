import { type ReactElement, useState } from 'react';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { apiContext } from '#web/screen.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { MessageSent } from './contact/message-sent.tsx';
import { type Sending, sendMessage } from './contact/send-message.ts';
import { Ways } from './contact/ways.tsx';
import { SplitPage } from './page.tsx';

/** The form as a browser without scripts sends it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sending = await sendMessage(context.get(apiContext), await request.formData());
  return data(sending, { status: sending.isSent ? 200 : 422 });
}

export const meta = pageMeta('Contact', 'Write to us: questions, mistakes you found, things you miss. How to reach us, and when.');

export default function Contact(): ReactElement {
  const brand = useBrand();
  const posted = useActionData<typeof action>();
  const [sending, setSending] = useState<Sending | undefined>(posted);
  return (
    <SplitPage
      title="Contact"
      lead="Questions, mistakes you found, things you miss: write to us. We answer by email."
      aside={<Ways brand={brand} />}
    >
      <section aria-labelledby="write" className="lg:pt-3">
        {sending?.isSent ? (
          <MessageSent email={sending.email} onAgain={() => setSending(undefined)} />
        ) : (
          <>
            <SectionHead id="write" title="Write a message" rule className="mb-5" />
            <ContactForm sending={sending} onSent={setSending} />
          </>
        )}
      </section>
    </SplitPage>
  );
}
