import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import styles from './footer.module.css';

/** A table of services by places, each cell a link, or empty where there is no page. */
export function Places() {
  const { locations } = useSite().navigation.footer;
  const places = [...new Set(locations.flatMap(({ links }) => links.map(({ label }) => label)))];
  if (places.length === 0) return null;
  return (
    <table className={styles.places}>
      <tbody>
        {locations.map(({ heading, links }) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {places.map((place) => {
              const link = links.find(({ label }) => label === place);
              return (
                <td key={place}>
                  {link ? (
                    <Link href={link.href} more={link.more}>
                      {place}
                    </Link>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
