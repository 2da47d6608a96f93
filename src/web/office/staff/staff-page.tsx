import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readRoles, readStaff } from '#contract/staff.ts';
import type { StaffMember } from '#contract/staff.ts';
import { officeStaffPath } from '#web/paths.ts';
import { pageServices } from '#web/page-context.ts';
import { StateWord } from '../grid/state-word.tsx';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { instantText } from '../text/instant-text.ts';
import { Figure, PageHead } from '../ui/page-head.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleTable } from './role-table.tsx';
import { staffState } from './staff-state.ts';
import { staffWords as t } from './staff-words.ts';
import styles from './staff.module.css';

export const meta: MetaFunction = () => [{ title: `${screenOf('staff').word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'staff', request);
  const [staff, roles] = await Promise.all([call(readStaff, {}), call(readRoles, {})]);
  return { staff: staff.items, roles: roles.items };
}

/** The office users, and the rights of each role. */
export default function StaffPage() {
  const { staff, roles } = useLoaderData<typeof loader>();
  const [inviting, setInviting] = useState(false);
  const [making, setMaking] = useState(false);
  const nameOf = (id: number): string => roles.find((role) => role.id === id)?.name ?? '';
  return (
    <>
      <PageHead
        title={screenOf('staff').word}
        figures={<Figure number={String(staff.filter(({ active }) => active).length)} word={t.people} />}
      >
        <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={() => setInviting(true)}>
          {t.invite}
        </button>
      </PageHead>
      <DataTable label={t.people} columns={columns([t.name, t.email, t.roles, t.lastSeen, t.factor, t.state])}>
        <tbody>
          {staff.map((person) => (
            <tr key={person.id}>
              <td className={pageStyles['strong']}>
                <Link to={officeStaffPath(person.id)}>{person.displayName === '' ? person.email : person.displayName}</Link>
              </td>
              <td>{person.email}</td>
              <td>{person.roleIds.map(nameOf).join(', ')}</td>
              <td className={pageStyles['keep']}>{person.lastSeen === null ? t.never : instantText(person.lastSeen)}</td>
              <td>{person.hasSecondFactor ? t.factorStates.on : t.factorStates.off}</td>
              <td>
                <StateOf person={person} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <section className={styles['roles']}>
        <header>
          <h2>{t.roles}</h2>
          <small>{t.roleRemark}</small>
          <button type="button" className={pageStyles['button']} onClick={() => setMaking(true)}>
            {t.newRole}
          </button>
        </header>
        <RoleTable roles={roles} />
      </section>
      {making ? <RoleDialog renames={null} onClose={() => setMaking(false)} /> : null}
      <InviteDialog roles={roles} open={inviting} onClose={() => setInviting(false)} />
    </>
  );
}

function StateOf({ person }: { person: StaffMember }) {
  const { state, label } = staffState(person);
  return <StateWord mark={state}>{label}</StateWord>;
}
