import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { groupedText } from '#domain/money/money-text.ts';
import type { Trip } from './load-aside.ts';
import { todayWords as t } from './today-words.ts';
import styles from './truck-section.module.css';

/** The trips of today, each as a truck from the side with its stops' loads. */
export function TruckSection({ trips }: { trips: readonly Trip[] }) {
  const stops = trips.reduce((sum, trip) => sum + trip.stops, 0);
  return trips.length === 0 ? null : (
    <section aria-labelledby="lastwagen">
      <h2 id="lastwagen">
        <Link to={paths.officeTrucks}>{t.trucks}</Link> <small>{t.trips(trips.length, stops)}</small>
      </h2>
      <ul>
        {trips.map((trip) => (
          <li key={trip.truckId} className={styles['trip']}>
            <p>
              <b>{trip.name}</b> <span>{trip.driver}</span>
            </p>
            <TruckDrawing {...trip} />
            <p>
              <span>
                {t.stops(trip.stops)} <b>{t.metres(metres(trip.side.length), metres(trip.truck.length))}</b>
              </span>
              <span>{groupedText(Math.round(trip.side.weight))} kg</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const metres = (mm: number): string => (mm / 1000).toFixed(1);

/** Drawing units: a body begins behind the cab, 26 units for a metre where the truck is short enough. */
const [behindCab, mostBody, perMetre, floor, bodyHeight] = [64, 196, 26, 44, 38];
const numberedFrom = 11;

function TruckDrawing({ side: { blocks, length: used }, truck: { length, height } }: Pick<Trip, 'side' | 'truck'>) {
  const scale = Math.min(perMetre / 1000, mostBody / length);
  const body = length * scale;
  const rear = behindCab + body;
  return (
    <svg
      className={styles['drawing']}
      viewBox="0 0 268 60"
      role="img"
      aria-label={t.metresTaken(metres(used), metres(length))}
      preserveAspectRatio="xMinYMid meet"
    >
      <path className={styles['body']} d={`M${behindCab} 6h${body}v${bodyHeight}h${-body}z`} />
      <path className={styles['cab']} d="M58 44V18H38L24 32v12zM52 22H40l-8 9h20z" />
      <path className={styles['frame']} d={`M20 46H${rear + 4}`} />
      {blocks.map(({ stop, from, to, height: top }) => {
        const [x, wide, high] = [behindCab + from * scale, (to - from) * scale, Math.min(1, top / height) * (bodyHeight - 4)];
        return (
          <g key={stop}>
            <rect className={styles['load']} x={x + 1} y={floor - high} width={Math.max(1, wide - 1.5)} height={high} />
            {wide < numberedFrom ? null : (
              <text x={x + wide / 2} y={floor - Math.min(high / 2, 20) + 5} textAnchor="middle">
                {stop}
              </text>
            )}
          </g>
        );
      })}
      {[44, rear - 44, rear - 24].map((x) => (
        <g key={x}>
          <circle className={styles['wheel']} cx={x} cy={50} r={8} />
          <circle className={styles['hub']} cx={x} cy={50} r={3} />
        </g>
      ))}
    </svg>
  );
}
