import type { ColumnType, Generated } from 'kysely';
import type { DefaultTimestamp, Timestamp } from './column-types.ts';

export interface AccountTables {
  app_user: {
    id: Generated<number>;
    customer_id: number | null;
    email: string;
    /** A link mailed to the address was followed then; null: never. */
    email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    password_hash: string;
    display_name: Generated<string>;
    permissions: Generated<number[]>;
    active: Generated<boolean>;
    /** Created by the demo: its password is public. */
    demo: Generated<boolean>;
    /** Set until the person has chosen a password through the link of the invitation. */
    invited_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    token_version: Generated<number>;
    created_at: DefaultTimestamp;
    version: Generated<number>;
  };
  role: {
    id: Generated<number>;
    name: string;
    permissions: Generated<number[]>;
    requires_second_factor: Generated<boolean>;
    version: Generated<number>;
  };
  user_role: { user_id: number; role_id: number };
  user_session: {
    id: string;
    user_id: number;
    token_version: number;
    device: string;
    address: string;
    created_at: Timestamp;
    last_seen_at: Timestamp;
    ends_at: Timestamp;
    revoked_at: Timestamp | null;
    acting_for: number | null;
  };
  second_factor: {
    user_id: number;
    secret: string;
    created_at: Timestamp;
    confirmed_at: Timestamp | null;
    last_step: Generated<number>;
  };
  recovery_code: { user_id: number; code_hash: string; used_at: Timestamp | null };
  account_link: {
    token_hash: string;
    kind: 'password' | 'email';
    user_id: number;
    email: Generated<string>;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  attempt: { kind: string; subject: string; at: DefaultTimestamp };
  captcha: { id: string; answer_hash: string; wrong_answers: Generated<number>; expires_at: Timestamp; used_at: Timestamp | null };
  security_event: { id: Generated<number>; at: Timestamp; kind: string; who: string; address: Generated<string>; about: Generated<string> };
}
