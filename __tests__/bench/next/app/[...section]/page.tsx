import { navigation } from '../../lib/texts';

/** The other sections: a heading alone, so that every link leads somewhere. */
export const dynamicParams = true;

export const generateStaticParams = () =>
  navigation
    .filter(({ href }) => !['/', '/policy'].includes(href))
    .map(({ href }) => ({ section: href.slice(1).split('/') }));

export default async function SectionPage({ params }: { params: Promise<{ section: string[] }> }) {
  const { section } = await params;
  const name = navigation.find(({ href }) => href === `/${section[0]}`)?.label ?? section[0];
  return (
    <div className="wrap">
      <h1 className="block">{name}</h1>
    </div>
  );
}
