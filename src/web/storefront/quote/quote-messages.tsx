import { useTranslations } from 'use-intl';
import { answerQuote } from '#contract/quote-link.ts';
import type { Quote, QuoteMessage } from '#contract/quote.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import { MessageForm } from './message-form.tsx';
import type { QuoteAccess } from './quote-access.ts';
import { changingId } from './quote-actions.tsx';
import styles from './quote-page.module.css';

interface QuoteMessagesProps {
  quote: Quote;
  access: QuoteAccess;
  onChange: (quote: Quote) => void;
}

/** Messages about the quote, and a new one to the shop while the quote can still change. */
export function QuoteMessages({ quote, access, onChange }: QuoteMessagesProps) {
  const t = useTranslations('quote');
  const spoken = quote.messages.filter(({ author, text }) => author !== 'system' && text !== '');
  const open = quote.state === 'SENT' || quote.state === 'REQUESTED';
  return (
    <>
      {spoken.length === 0 ? null : (
        <section>
          <h2>{t('conversation')}</h2>
          <ol className={styles['messages']}>
            {spoken.map((message) => (
              <Message key={`${message.at} ${message.kind}`} message={message} quote={quote} />
            ))}
          </ol>
        </section>
      )}
      {open && quote.sentToCustomer ? (
        <section id={changingId} tabIndex={-1}>
          <h2>{t('answer')}</h2>
          <p>{t('answerText')}</p>
          <MessageForm onSend={async (text) => onChange(await call(answerQuote, { body: { ...access, kind: 'change', text } }))} />
        </section>
      ) : null}
    </>
  );
}

function Message({ message, quote }: { message: QuoteMessage; quote: Quote }) {
  const t = useTranslations('quote');
  const about = quote.positions.find(({ id }) => id === message.positionId);
  return (
    <li>
      <p className="small muted">
        {t(message.author === 'customer' ? 'you' : 'us')}, {dateText(localNow(Date.parse(message.at)).date)}
        {about === undefined ? '' : `, ${about.name}`}
      </p>
      <p className={styles['text']}>{message.text}</p>
    </li>
  );
}
