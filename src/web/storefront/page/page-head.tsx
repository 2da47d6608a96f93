import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { languages } from '#domain/language/language.ts';
import { useRootData } from '#web/root-data.ts';
import { metaDescription } from './meta-description.ts';

const regions = { de: 'de_CH', fr: 'fr_CH', en: 'en_CH' } as const;

interface PageHeadProps {
  title: string;
  description?: string | undefined;
  /** Path of a picture of at least 600 × 315 pixels, PNG. */
  image?: string | undefined;
  /** The canonical path, when the page has two addresses. */
  path?: string | undefined;
  /** Personal pages (log-in, cart) are not for search engines. */
  noIndex?: boolean | undefined;
}

/** Title, description, canonical address, languages and Open Graph of a page; may be placed anywhere in its component. */
export function PageHead({ title, description, image, path, noIndex = false }: PageHeadProps) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { pathname } = useLocation();
  const profile = useRootData()?.profile;
  if (!profile) return <title>{title}</title>;
  const address = `${profile.publicUrl}${path ?? pathname}`;
  const text = metaDescription(description ?? t('metaDescription', { company: profile.companyName, city: profile.city }));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${address}?lang=${language}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={profile.companyName} />
      <meta property="og:locale" content={regions[locale]} />
      <meta property="og:image" content={`${profile.publicUrl}${image ?? `/images/share-${profile.shop}.png`}`} />
    </>
  );
}
