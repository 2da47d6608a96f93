/** Other ways to pack the same goods, with their price difference: applied with one click, or on the page of their own product. */
import { useLocale } from 'use-intl';
import type { Alternative, Evaluation, Values } from '#domain/configurator/evaluation.ts';
import type { Construction } from '#web/configurator/next-construction.tsx';
import { successorQuery } from '#web/configurator/successor-query.ts';
import { productPath } from '#web/paths.ts';
import { besideWords } from '#web/configurator/beside-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './alternatives.module.css';
import { Difference } from './difference.tsx';
import { useOrderPrice } from './use-order-price.ts';

export interface AlternativesProps {
  evaluation: Evaluation;
  productId: number;
  quantity: number;
  zipCode: string;
  /** Price of one piece as configured, in CHF without VAT; null: on request. */
  price: number | null;
  constructions: readonly Construction[];
  onTake: (values: Values) => void;
}

export default function Alternatives(props: AlternativesProps) {
  const words = besideWords[useLocale()];
  return (
    <section className={styles['alternatives']} aria-label={words.alternatives}>
      <h2>{words.alternatives}</h2>
      <ul>
        {props.evaluation.alternatives.map((alternative) => (
          <Offer key={alternative.id} {...props} alternative={alternative} />
        ))}
      </ul>
    </section>
  );
}

function Offer({
  alternative,
  evaluation,
  productId,
  quantity,
  zipCode,
  price,
  constructions,
  onTake,
}: AlternativesProps & { alternative: Alternative }) {
  const language = useLocale();
  const words = besideWords[language];
  const { modelId, label } = alternative;
  const isOwn = modelId === evaluation.modelId;
  const sold = isOwn ? undefined : constructions.find((each) => each.modelId === modelId);
  const values = isOwn ? { ...evaluation.values, ...alternative.values } : alternative.values;
  const version = isOwn ? evaluation.version : (sold?.version ?? 1);
  const product = isOwn ? productId : sold?.productId;
  const question = product === undefined ? null : { productId: product, configuration: { modelId, version, values }, quantity, zipCode };
  const answer = useOrderPrice(question, null);
  const each = answer.price?.cartPrice.items[0]?.pricePerOne ?? null;
  if (product === undefined || (answer.price !== null && each === null)) return null;
  return (
    <li aria-busy={answer.outdated}>
      <span>
        {label[language]}
        <b className="num">{each === null || price === null ? '…' : <Difference now={price} other={each} />}</b>
      </span>
      {sold === undefined ? (
        <Button kind="outline" size="small" onClick={() => onTake(alternative.values)}>
          {words.takeAlternative}
        </Button>
      ) : (
        <Link to={`${productPath(sold.articleNumber)}?menge=${quantity}&${successorQuery(alternative.values)}`} reloadDocument>
          {words.seeAlternative}
        </Link>
      )}
    </li>
  );
}
