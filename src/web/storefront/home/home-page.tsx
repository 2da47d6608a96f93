import { useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { GroupedNumbers } from '#web/texts/grouped-numbers.tsx';
import { JsonLd } from '../page/json-ld.tsx';
import { Kept } from '../page/kept.tsx';
import { PageHead } from '../page/page-head.tsx';
import { AboutUs } from './about-us.tsx';
import { CategoryPosters } from './category-posters.tsx';
import { Fits } from './fits.tsx';
import { Hero } from './hero.tsx';
import { LastOrdered } from './last-ordered.tsx';
import { SceneBand } from './scene-band.tsx';
import type { HomeData } from './load-home.ts';
import '#web/texts/home-texts.ts';

export function HomePage({ data }: { data: HomeData }) {
  const t = useTranslations(`home.${data.shop}`);
  const profile = useRootData()?.profile;
  const [typing, setTyping] = useState(false);
  const asking = useNavigation().state === 'loading';
  return (
    <>
      <PageHead title={profile?.pageTitle ?? ''} description={t('lead')} />
      <Hero key={data.shop} data={data} onTyping={setTyping} />
      <Fits data={data} stale={typing || asking} />
      <Kept name="range" by={[profile, data.scene, data.categories, data.earliest]}>
        {data.scene === null ? null : <SceneBand scene={data.scene} />}
        <GroupedNumbers>
          <CategoryPosters shop={data.shop} categories={data.categories} />
        </GroupedNumbers>
        <AboutUs shop={data.shop} earliest={data.earliest} />
      </Kept>
      <LastOrdered lines={data.lastOrdered} />
      {profile ? (
        <JsonLd
          data={{
            '@type': 'Organization',
            name: profile.companyName,
            url: profile.publicUrl,
            logo: `${profile.publicUrl}/apple-touch-icon.png`,
            email: profile.email,
            telephone: profile.phone,
            vatID: profile.uid,
            address: {
              '@type': 'PostalAddress',
              streetAddress: profile.street,
              postalCode: profile.zipCode,
              addressLocality: profile.city,
              addressCountry: 'CH',
            },
          }}
        />
      ) : null}
    </>
  );
}
