/** The tables as the query layer sees them: one interface per table, column names as in SQL. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { InsuranceKind, TransportMode } from '#domain/artwork/insurance.ts';
import type { FileType } from '#domain/file/file-type.ts';

/** Stored with a default or by the database. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<Shape> = JSONColumnType<Shape & object>;
/** What a change of the catalogue touched; `product` stands for the product with its values, categories, prices and delivery rule. */
export type CatalogChangeKind = 'product' | 'category' | 'attribute' | 'productType' | 'model' | 'materialPrice' | 'file' | 'setting';
/** Kinds of records that have a history. */
type HistoryKind =
  | 'order'
  | 'quote'
  | 'customer'
  | 'product'
  | 'category'
  | 'price'
  | 'delivery'
  | 'invoice'
  | 'creditNote'
  | 'payment'
  | 'bankImport'
  | 'user'
  | 'role'
  | 'setting'
  | 'attribute'
  | 'productType'
  | 'internalPrice'
  | 'transportRequirement'
  | 'model'
  | 'materialPrice'
  | 'file'
  | 'import'
  | 'content'
  | 'truck'
  | 'artwork'
  | 'insuranceTable';
/** Kinds of records that carry notes and a follow-up. */
type NotedKind = 'order' | 'quote' | 'customer' | 'invoice';
interface LocalizedText {
  de: string;
  fr: string;
  en: string;
}

/** JSON's own null stands for a missing value. */
/** By column of an imported table. */
type ColumnFields = (string | null)[];

type JsonScalar = string | number | boolean | null;

export interface Tables {
  company_profile: { id: Generated<number>; data: Json<Record<string, unknown>>; version: Generated<number> };
  content_page: {
    slug: string;
    language: 'de' | 'fr' | 'en';
    title: string;
    /** Checked against the contract's blocks when it is read. */
    blocks: Json<{ kind: string }[]>;
  };
  content_draft: {
    id: Generated<number>;
    slug: string;
    version: Generated<number>;
    draft: ColumnType<object | null, string | null, string | null>;
    changed_at: Timestamp;
    who: string;
  };
  content_version: {
    draft_id: number;
    version: number;
    pages: ColumnType<object | null, string | null, never>;
    published_at: Timestamp;
    who: string;
  };
  own_text: {
    key: string;
    language: 'de' | 'fr' | 'en';
    text: string;
    version: Generated<number>;
    changed_at: Timestamp;
    who: string;
  };
  truck: {
    id: Generated<number>;
    name: Json<LocalizedText>;
    height: number;
    length: number;
    width: number;
    load_meter: ColumnType<string, number, number>;
    max_parking_lots: number;
    version: Generated<number>;
    payload_kg: Generated<number>;
  };
  truck_day: {
    day: string;
    version: Generated<number>;
    rounds: Json<object[]>;
    changed_at: Timestamp;
    who: string;
  };
  payment_term: { id: Generated<number>; name: Json<LocalizedText>; days: number; version: Generated<number> };
  skonto: { id: Generated<number>; name: Json<LocalizedText>; percent: number; days: number; version: Generated<number> };
  customer: {
    id: Generated<number>;
    status: 'REGISTERED' | 'GUEST';
    is_company: Generated<boolean>;
    company_name: Generated<string>;
    company_code: Generated<string>;
    company_invoice_email: Generated<string>;
    discount: Generated<number>;
    delivery_cost_multiplier: Generated<number>;
    payment_term_id: number | null;
    skonto_id: number | null;
    active: Generated<boolean>;
    is_default: Generated<boolean>;
    quick_order_active: Generated<boolean>;
    truck_id: number | null;
    invoice_email: Generated<string>;
    created_at: DefaultTimestamp;
    version: Generated<number>;
    product_ties_version: Generated<number>;
    credit_limit: number | null;
    on_hold: Generated<boolean>;
    hold_reason: Generated<string>;
    invoice_rhythm: Generated<'DELIVERY' | 'MONTH'>;
    feature_flags: Generated<number>;
    merged_into: number | null;
    erased_at: Timestamp | null;
    formatted_id: ColumnType<string, never, never>;
    person_name: Generated<string>;
    person_email: Generated<string>;
    people_text: Generated<string>;
    city: Generated<string>;
    is_gone: ColumnType<boolean, never, never>;
    name: ColumnType<string, never, never>;
    search_text: ColumnType<string, never, never>;
  };
  contact_person: {
    id: Generated<number>;
    customer_id: number;
    title: number;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    language_id: number;
  };
  app_user: {
    id: Generated<number>;
    customer_id: number | null;
    email: string;
    password_hash: string;
    display_name: Generated<string>;
    permissions: Generated<number[]>;
    active: Generated<boolean>;
    /** Came with the demo: its password is published. */
    demo: Generated<boolean>;
    /** Until the person has set a password by the link of the invitation. */
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
  security_event: { id: Generated<number>; at: Timestamp; kind: string; who: string; address: Generated<string>; about: Generated<string> };
  note: { id: Generated<number>; kind: NotedKind; record_id: number; text: string; at: Timestamp; who: string };
  note_mention: { note_id: number; user_id: number; read_at: Timestamp | null };
  follow_up: {
    kind: NotedKind;
    record_id: number;
    assignee_id: number | null;
    day: string | null;
    tags: Generated<string[]>;
    version: Generated<number>;
  };
  attempt: { kind: string; subject: string; at: DefaultTimestamp };
  captcha: { id: string; answer_hash: string; wrong_answers: Generated<number>; expires_at: Timestamp; used_at: Timestamp | null };
  account_link: {
    token_hash: string;
    kind: 'password' | 'email';
    user_id: number;
    email: Generated<string>;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  address: {
    id: Generated<number>;
    customer_id: number;
    name: string;
    addition: Generated<string>;
    street: string;
    additional_address: Generated<string>;
    zip_code: string;
    city: string;
    country: Generated<string>;
    state_or_province_code: Generated<string>;
    carrier_phone: Generated<string>;
    fixed_delivery_cost: Generated<number>;
    is_default_shipping: Generated<boolean>;
    is_default_invoice: Generated<boolean>;
    created_at: DefaultTimestamp;
  };
  category: {
    id: Generated<number>;
    parent_id: number | null;
    name: Json<LocalizedText>;
    description: Json<LocalizedText>;
    sort_order: number;
    published: Generated<boolean>;
    content_link: Generated<string>;
    shop_type_id: number;
    image_file_name: Generated<string>;
    picture_article_number: string | null;
    version: Generated<number>;
  };
  attribute: {
    id: Generated<number>;
    name: Json<LocalizedText>;
    type_id: number;
    visibility: Generated<number>;
    version: Generated<number>;
  };
  product_type: {
    id: Generated<number>;
    name: string;
    category_id: number | null;
    model_id: string | null;
    excel_file_path: Generated<string>;
    report_id: string | null;
    landing_page: Generated<'2D' | '3D_CONFIGURATOR' | '3D_MODEL_FIX'>;
    version: Generated<number>;
    kind: Generated<'LEAF' | 'COMPOSITE'>;
  };
  product_model: { id: string; record_id: Generated<number>; version: Generated<number> };
  product_model_version: {
    model_id: string;
    version: number;
    state: 'published' | 'retired';
    document: Json<object>;
    cost: Json<object> | null;
    uses: Json<Record<string, number>>;
    examples: ColumnType<object[], string | undefined, string>;
    note: Generated<string>;
    created_at: DefaultTimestamp;
    created_by: string;
  };
  product_model_draft: {
    model_id: string;
    number: number;
    based_on: number;
    document: Json<object>;
    cost: Json<object> | null;
    examples: ColumnType<object[], string, string>;
    changed_at: DefaultTimestamp;
    changed_by: string;
    checked_hash: string | null;
    checked: ColumnType<object | null, string | null | undefined, string | null>;
  };
  material_price_list: {
    version: number;
    document: Json<object>;
    valid_from: Generated<string>;
    taken_at: Timestamp | null;
    withdrawn_at: Timestamp | null;
    created_at: DefaultTimestamp;
    created_by: string;
  };
  configurator_file: { name: string; version: Generated<number>; content: Buffer; created_at: DefaultTimestamp };
  product_type_attribute: {
    id: Generated<number>;
    product_type_id: number;
    attribute_id: number;
    visibility: Generated<number>;
    sort_order: number;
  };
  product: {
    id: Generated<number>;
    article_number: string;
    name: Json<LocalizedText>;
    description: Json<LocalizedText>;
    type_id: number;
    kind_code: number;
    published: Generated<boolean>;
    publicly_available: Generated<boolean>;
    can_be_configured: Generated<boolean>;
    preset: Json<Record<string, number | string | boolean>> | null;
    local_file_path: Generated<string>;
    version: Generated<number>;
    deleted_at: Timestamp | null;
    publish_on: string | null;
    hide_on: string | null;
  };
  product_attribute_value: { product_id: number; attribute_id: number; value: string };
  category_product: { id: Generated<number>; category_id: number; product_id: number };
  product_price: {
    id: Generated<number>;
    customer_id: number;
    product_id: number;
    unit_of_sales: Generated<number>;
    active_strategy: Generated<'NONE' | 'EXCEL_PRICE' | 'FIX_PRICE' | 'REMOTE_PRICE' | 'MARGIN_PRICE'>;
    margin: Generated<number>;
    ladder_quantities: Generated<number[]>;
    remote_price: ColumnType<unknown, string | null | undefined, string | null>;
    version: Generated<number>;
  };
  fix_price: { id: Generated<number>; product_price_id: number; quantity: number; price: number };
  internal_price: {
    id: Generated<number>;
    product_id: number;
    source: 'NONE' | 'EXCEL_PRICE' | 'FIX_PRICE' | 'REMOTE_PRICE' | 'MARGIN_PRICE';
    margin: Generated<number>;
    remote_price: ColumnType<unknown, string | null | undefined, string | null>;
    version: Generated<number>;
  };
  internal_price_step: { product_id: number; quantity: number; price: number };
  remote_price_state: {
    product_price_id: number;
    answered_at: Timestamp | null;
    failed_at: Timestamp | null;
    failure: Generated<string>;
    question: Generated<string>;
  };
  price_change: {
    id: Generated<number>;
    at: Timestamp;
    who: string;
    change: Json<object>;
    rows: Json<object>;
    undone_at: Timestamp | null;
  };
  transport_requirement: {
    id: Generated<number>;
    product_id: number;
    max_package: number;
    min_sp: ColumnType<string, number, number>;
    quantity_for_min_sp: number;
    version: Generated<number>;
  };
  customer_product: {
    customer_id: number;
    product_id: number;
    external_product_id: Generated<string>;
    is_owner: Generated<boolean>;
    is_favorite: Generated<boolean>;
    created_at: DefaultTimestamp;
  };
  customer_logo: { customer_id: number; content_type: string; content: Buffer };
  customer_file: {
    id: Generated<number>;
    customer_id: number;
    name: string;
    content_type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';
    content: Buffer;
    created_at: Timestamp;
    who: string;
  };
  holiday_override: { day: string; name: Json<LocalizedText>; working: boolean };
  document_counter: { kind: string; year: number; last: number };
  picture: { hash: string; svg: string };
  media: {
    id: Generated<number>;
    local_file_path: string;
    /** Without its ending. */
    name: string;
    content_type: FileType;
    /** Only until it is moved into the store of files. */
    content: Buffer | null;
    created_at: DefaultTimestamp;
    file_name: ColumnType<string, never, never>;
    size: number | null;
    sha256: string | null;
    width: number | null;
    height: number | null;
    sheets: number | null;
    texts: ColumnType<LocalizedText, string | undefined, string>;
    version: Generated<number>;
    who: Generated<string>;
    changed_at: DefaultTimestamp;
    missing: Generated<boolean>;
  };
  product_image: {
    product_id: number;
    media_id: number;
    kind: '2D' | '3D-Fix' | '3D-Configurator';
    sort_order: number;
    shown: Generated<boolean>;
    /** It lies in another folder than the product's. */
    chosen: boolean;
  };
  stock: {
    id: number;
    version: Generated<number>;
    kerf_mm: number;
    trim_mm: number;
    least_offcut_mm: number;
    least_sheet_offcut_mm: number;
  };
  stock_bar: { id: Generated<number>; thickness_mm: number; width_mm: number; lengths_mm: number[] };
  stock_sheet: { id: Generated<number>; material: Generated<string>; length_mm: number; width_mm: number };
  media_folder: { path: string; created_at: DefaultTimestamp };
  cache_version: { name: string; version: number };
  catalog_change: { version: number; kind: CatalogChangeKind; ids: string[]; at: DefaultTimestamp };
  sales_order: {
    id: Generated<number>;
    uuid: string;
    formatted_id: string;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
    customer_id: number;
    user_id: number | null;
    shop_type_id: number;
    customer_request_type: number;
    order_status_id: number;
    payment_status_id: number;
    payment_method_id: number;
    payment_term_days: number;
    skonto_percent: Generated<number>;
    skonto_days: Generated<number>;
    delivery_type: 'PICKUP' | 'DELIVERY' | 'FEDEX';
    requested_delivery_date: string | null;
    confirmed_delivery_date: string | null;
    order_person: string;
    external_customer_no: string;
    erp_number: Generated<string>;
    comment: string;
    invoice_email: string;
    customer_name: string;
    customer_phone: string;
    language: Generated<'de' | 'fr' | 'en'>;
    delivery_address: Json<Record<string, string>> | null;
    invoice_address: Json<Record<string, string>>;
    city: string;
    discount: number;
    has_vat: boolean;
    products_amount: number;
    discount_amount: number;
    delivery_cost: number;
    net_amount: number;
    vat_amount: number;
    total_amount: number;
    weight: number;
    position_count: Generated<number>;
    delivered: Generated<'OPEN' | 'PARTIAL' | 'COMPLETE'>;
    invoiced: Generated<'OPEN' | 'PARTIAL' | 'COMPLETE'>;
    due_date: ColumnType<string | null, never, never>;
    payment_due_date: string | null;
    payment_term_id: number | null;
    skonto_id: number | null;
    vat_forced: boolean | null;
    vat_rate: Generated<number>;
    production_started_on: string | null;
    invoiced_amount: Generated<number>;
    credited_amount: Generated<number>;
    owed_amount: ColumnType<number, never, never>;
    paid_amount: Generated<number>;
    parcel_service: string | null;
    parcel_name: string | null;
    parcel_rate: number | null;
    parcel_days: number | null;
    search_text: ColumnType<string, never, never>;
  };
  api_key: {
    id: Generated<number>;
    name: string;
    customer_id: number;
    hash: Buffer;
    start: string;
    scopes: string[];
    created_at: Date;
    who: string;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  webhook: {
    id: Generated<number>;
    url: string;
    events: string[];
    secret: string;
    active: Generated<boolean>;
    version: Generated<number>;
    created_at: Date;
    who: string;
  };
  webhook_event: {
    id: Generated<number>;
    uuid: Generated<string>;
    event: string;
    record_id: number;
    number: string;
    version: number;
    at: Generated<Date>;
    txid: Generated<number>;
  };
  webhook_delivery: {
    id: Generated<number>;
    webhook_id: number;
    event_id: number;
    state: Generated<'WAITING' | 'SENT' | 'FAILED'>;
    tries: Generated<number>;
    next_at: Date | null;
    tried_at: Date | null;
    answer: Generated<string>;
  };
  order_position: {
    id: Generated<number>;
    order_id: number;
    parent_id: number | null;
    sort_order: number;
    type: 'PRODUCT' | 'COMPOSITE';
    product_id: number | null;
    article_number: string;
    name: string;
    quantity: number;
    quantity_delivered: Generated<number>;
    quantity_invoiced: Generated<number>;
    unit_price: number;
    storno: Generated<boolean>;
    external_customer_no: Generated<string>;
    configuration: Json<object> | null;
    details: Json<{ label: string; value: string }[]>;
    part_list: Json<object[]>;
    weight: number;
    picture_hash: string | null;
    kommentar: Generated<string>;
    rechnungskommentar: Generated<string>;
    insurance_rate: number | null;
    commodity_references: ColumnType<{ productId: number; quantity: number }[], string | undefined, string>;
  };
  work_plan: {
    order_id: number;
    order_version: number;
    promised: string | null;
    finish_day: string | null;
  };
  work_order: {
    id: Generated<number>;
    version: Generated<number>;
    order_id: number;
    position_id: number;
    quantity: number;
    minutes: number;
    litres: number;
    goods: 'TIMBER' | 'SHEET';
    day: string;
    state: Generated<'OPEN' | 'DONE' | 'CANCELED'>;
  };
  work_step: {
    work_order_id: number;
    station: 'SAW' | 'NAIL' | 'READY';
    begun_at: Timestamp;
    begun_by: string;
    done_at: Timestamp | null;
    done_by: Generated<string>;
  };
  offcut: {
    id: Generated<number>;
    material: string;
    thickness_mm: number;
    width_mm: number;
    length_mm: number;
    sheet: boolean;
    created_at: Timestamp;
    who: string;
  };
  order_change: {
    id: Generated<number>;
    order_id: number;
    version: Generated<number>;
    order_version: number;
    state: Generated<'DRAFT' | 'ASKED' | 'ACCEPTED' | 'REFUSED' | 'APPLIED' | 'DISCARDED'>;
    wish: Json<object>;
    link_hash: string | null;
    difference: Json<object> | null;
    message: Generated<string>;
    answer_text: Generated<string>;
    created_at: Timestamp;
    updated_at: Timestamp;
    asked_at: Timestamp | null;
    expires_at: Timestamp | null;
    answered_at: Timestamp | null;
    who: string;
  };
  record_history: {
    id: Generated<number>;
    kind: HistoryKind;
    record_id: number;
    version: number | null;
    at: Timestamp;
    who: string;
    field: string;
    before: ColumnType<JsonScalar, string | undefined, never>;
    after: ColumnType<JsonScalar, string | undefined, never>;
  };
  delivery: {
    id: Generated<number>;
    formatted_id: string;
    version: Generated<number>;
    order_id: number;
    kind: Generated<'DELIVERY' | 'RETURN'>;
    takes_back: number | null;
    day: string;
    delivery_type: 'PICKUP' | 'TRUCK' | 'MAIL' | 'FEDEX';
    truck_id: number | null;
    stop: Generated<string>;
    handed_over_by: Generated<string>;
    received_by: Generated<string>;
    note: Generated<string>;
    created_at: Timestamp;
    who: string;
    customer_id: number;
    order_formatted_id: string;
    customer_name: string;
    city: string;
    search_text: ColumnType<string, never, never>;
  };
  delivery_line: { delivery_id: number; position_id: number; quantity: number };
  invoice: {
    id: Generated<number>;
    formatted_id: string;
    version: Generated<number>;
    customer_id: number;
    order_id: number | null;
    issued_on: string;
    due_on: string;
    skonto_percent: Generated<number>;
    skonto_days: Generated<number>;
    language: 'de' | 'fr' | 'en';
    customer_name: string;
    invoice_email: string;
    invoice_address: Json<Record<string, string>>;
    has_vat: boolean;
    vat_rate: Generated<number>;
    products_amount: number;
    discount_amount: number;
    delivery_cost: number;
    net_amount: number;
    vat_amount: number;
    total_amount: number;
    reference: string;
    paid_amount: Generated<number>;
    credited_amount: Generated<number>;
    fee_amount: Generated<number>;
    open_amount: ColumnType<number, never, never>;
    disputed: Generated<boolean>;
    reminder_level: Generated<number>;
    reminded_on: string | null;
    created_at: Timestamp;
    who: string;
    order_formatted_id: Generated<string>;
    state: ColumnType<'OPEN' | 'PARTIAL' | 'PAID' | 'CREDITED' | 'OVERPAID', never, never>;
    search_text: ColumnType<string, never, never>;
  };
  invoice_line: {
    id: Generated<number>;
    invoice_id: number;
    order_id: number;
    position_id: number;
    sort_order: number;
    quantity: number;
    unit_price: number;
    amount: number;
  };
  credit_note: {
    id: Generated<number>;
    formatted_id: string;
    version: Generated<number>;
    invoice_id: number;
    customer_id: number;
    order_id: number | null;
    issued_on: string;
    reason: string;
    settlement: 'CREDIT' | 'REFUND';
    net_amount: number;
    vat_amount: number;
    total_amount: number;
    created_at: Timestamp;
    who: string;
  };
  credit_note_line: { credit_note_id: number; invoice_line_id: number; quantity: number; amount: number };
  invoice_share: {
    invoice_id: number;
    order_id: number;
    products_amount: number;
    discount_amount: number;
    delivery_cost: number;
    net_amount: number;
    vat_amount: number;
    total_amount: number;
  };
  credit_note_share: {
    credit_note_id: number;
    order_id: number;
    products_amount: number;
    discount_amount: number;
    delivery_cost: number;
    net_amount: number;
    vat_amount: number;
    total_amount: number;
  };
  payment_entry: {
    id: Generated<number>;
    customer_id: number;
    order_id: number | null;
    invoice_id: number | null;
    kind: Generated<'payment' | 'refund' | 'skonto' | 'rounding' | 'transfer' | 'writeOff'>;
    booking: Generated<number>;
    customer_name: Generated<string>;
    search_text: Generated<string>;
    amount: number;
    day: string;
    source: 'manual' | 'bank' | 'provider' | 'credit';
    reference: Generated<string>;
    reason: Generated<string>;
    reverses: number | null;
    bank_import_row_id: number | null;
    created_at: Timestamp;
    who: string;
  };
  artwork: {
    id: Generated<number>;
    version: Generated<number>;
    file_name: string;
    file_hash: string;
    content: Buffer;
    house: string | null;
    readable: boolean;
    /** Checked against the contract when it is read. */
    fields: Json<Record<string, JsonScalar | object>[]>;
    choice: Json<Record<string, unknown>>;
    quote_id: number | null;
    created_at: Timestamp;
    who: string;
  };
  artwork_page: { artwork_id: number; number: number; picture: Buffer };
  insurance_table: { id: number; version: Generated<number> };
  insurance_rate: {
    id: Generated<number>;
    provider: string;
    zone: number;
    kind: InsuranceKind;
    mode: TransportMode;
    rate: number;
    least: number;
  };
  insurance_country: { country: string; zone: number };
  bank_import: {
    id: Generated<number>;
    version: Generated<number>;
    file_name: string;
    file_hash: string;
    content: Buffer;
    problems: Json<{ key: string; params: Record<string, string | number> }[]>;
    state: Generated<'DRY' | 'APPLIED' | 'UNDONE'>;
    created_at: Timestamp;
    who: string;
    applied_at: Timestamp | null;
    undone_at: Timestamp | null;
  };
  bank_import_row: {
    id: Generated<number>;
    import_id: number;
    sort_order: number;
    entry_key: string;
    booking_key: string;
    booking_amount: number;
    file_problem: string | null;
    is_reversal: boolean;
    takes_back: number | null;
    amount: number;
    currency: string;
    day: string | null;
    reference: Generated<string>;
    debtor: Generated<string>;
    text: Generated<string>;
    customer_id: number | null;
    invoice_id: number | null;
    order_id: number | null;
    how: 'reference' | 'creditorReference' | 'proposal' | 'chosen' | null;
    problem: string | null;
    booked: Generated<boolean>;
  };
  import_file: {
    id: Generated<number>;
    version: Generated<number>;
    kind: 'product' | 'price' | 'customer' | 'address' | 'orderStatus';
    file_name: string;
    file_size: number;
    state: Generated<'DRY' | 'APPLIED' | 'UNDONE'>;
    created_at: Timestamp;
    who: string;
    applied_at: Timestamp | null;
    applied_by: Generated<string>;
    undone_at: Timestamp | null;
    undone_by: Generated<string>;
    headings: Json<string[]>;
    mapping: Json<ColumnFields>;
    clear_empty: boolean;
  };
  import_row: {
    import_id: number;
    line: number;
    cells: Json<string[]>;
    state: 'new' | 'changed' | 'same' | 'faulty';
    label: Generated<string>;
    record_id: number | null;
    record_version: number | null;
    changes: Json<{ field: string; before: string; after: string }[]>;
    faults: Json<{ column: number | null; value: string; key: string; params: Record<string, string | number> }[]>;
    done_id: number | null;
    done_version: number | null;
    back: Json<object> | null;
  };
  import_mapping: {
    kind: string;
    headings_key: string;
    mapping: Json<ColumnFields>;
    clear_empty: boolean;
  };
  reminder: {
    id: Generated<number>;
    invoice_id: number;
    level: number;
    day: string;
    due_on: string;
    fee: number;
    open_amount: number;
    recipient: Generated<string>;
    created_at: Timestamp;
    who: string;
  };
  parcel_shipment: {
    id: Generated<number>;
    order_id: number;
    version: Generated<number>;
    state: 'BOOKING' | 'BOOKED' | 'VOIDED' | 'FAILED';
    reference: string;
    asked_at: Timestamp;
    wish: Json<object>;
    day: string;
    service: string;
    service_name: string;
    cost: number;
    arrives_on: string | null;
    tracking_number: string | null;
    document_id: string | null;
    pickup_state: Generated<'NONE' | 'ASKED' | 'BOOKED' | 'CANCELED'>;
    pickup_day: string | null;
    pickup_ready: Generated<string>;
    pickup_close: Generated<string>;
    pickup_code: Generated<string>;
    pickup_location: Generated<string>;
    created_at: Timestamp;
    who: string;
  };
  parcel: { shipment_id: number; sequence: number; tracking_number: string; label: Buffer };
  customs_invoice: { shipment_id: number; file_name: string; content: Buffer };
  product_customs: {
    product_id: number;
    description: string;
    hs_code: string;
    origin_country: string;
    changed_at: Timestamp;
    who: string;
  };
  paper: {
    kind: 'delivery' | 'invoice' | 'creditNote' | 'reminder';
    record_id: number;
    file_name: string;
    hash: string;
    content: Buffer;
    created_at: Timestamp;
  };
  setting: {
    key: string;
    valid_from: string;
    value: ColumnType<string | number | boolean | object, string, string>;
    version: Generated<number>;
    changed_at: Timestamp;
    who: string;
  };
  quote: {
    id: Generated<number>;
    formatted_id: string;
    link_hash: string;
    pin_hash: string | null;
    version: Generated<number>;
    state_id: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    customer_id: number;
    user_id: number | null;
    shop_type_id: number;
    customer_request_type: number;
    delivery_type: Generated<'PICKUP' | 'TRUCK' | 'MAIL' | 'FEDEX'>;
    requested_delivery_date: string | null;
    order_person: string;
    external_customer_no: Generated<string>;
    comment: Generated<string>;
    invoice_email: string;
    customer_name: string;
    customer_phone: Generated<string>;
    language: Generated<'de' | 'fr' | 'en'>;
    delivery_address: Json<Record<string, string>> | null;
    invoice_address: Json<Record<string, string>>;
    city: Generated<string>;
    discount: Generated<number>;
    has_vat: Generated<boolean>;
    delivery_cost: number | null;
    payment_term_days: Generated<number>;
    skonto_percent: Generated<number>;
    skonto_days: Generated<number>;
    validity_duration: Generated<number | null>;
    time_to_deliver: Generated<number>;
    sent_on: string | null;
    expiry_told: Generated<boolean>;
    order_id: number | null;
    changed_by: Generated<string>;
    position_count: Generated<number>;
    total_amount: number | null;
    waiting: Generated<boolean>;
    valid_until: ColumnType<string | null, never, never>;
    search_text: ColumnType<string, never, never>;
    confirmed_delivery_date: string | null;
    payment_term_id: number | null;
    skonto_id: number | null;
    payment_method_id: number | null;
    margin: number | null;
    released_hash: string | null;
    released_by: Generated<string>;
    release_reason: Generated<string>;
    lost_reason: string | null;
    lost_text: Generated<string>;
    lost_on: string | null;
    vat_rate: Generated<number>;
  };
  quote_position: {
    id: Generated<number>;
    parent_id: number | null;
    type: Generated<'PRODUCT' | 'COMPOSITE'>;
    storno: Generated<boolean>;
    quote_id: number;
    sort_order: number;
    product_id: number | null;
    product_type_id: number | null;
    article_number: string;
    name: string;
    quantity: number;
    unit_price: number | null;
    external_customer_no: Generated<string>;
    configuration: Json<object> | null;
    details: Json<{ label: string; value: string }[]>;
    part_list: Json<object[]>;
    weight: Generated<number>;
    picture_hash: string | null;
    kommentar: Generated<string>;
    rechnungskommentar: Generated<string>;
    insurance_rate: number | null;
    commodity_references: ColumnType<{ productId: number; quantity: number }[], string | undefined, string>;
  };
  quote_version: {
    quote_id: number;
    number: number;
    sent_at: Timestamp;
    who: string;
    content: Json<object>;
    content_hash: string;
    mail_text: Generated<string>;
  };
  quote_message: {
    id: Generated<number>;
    quote_id: number;
    at: Timestamp;
    author: 'customer' | 'staff' | 'system';
    who: Generated<string>;
    kind: string;
    position_id: number | null;
    text: Generated<string>;
    sent: Generated<boolean>;
  };
  quote_file: {
    id: Generated<number>;
    quote_id: number;
    at: Timestamp;
    who: Generated<string>;
    name: string;
    content_type: string;
    size: number;
    sha256: string;
    path: string;
  };
  payment: {
    id: Generated<number>;
    order_id: number;
    attempt: number;
    reference: string;
    method_id: number;
    amount: number;
    currency: Generated<string>;
    transaction_id: string | null;
    state: Generated<'NEW' | 'PENDING' | 'PAID' | 'FAILED' | 'ABANDONED' | 'REVIEW'>;
    word: 'OPEN' | 'WORKING' | 'RESERVED' | 'PAID' | 'FAILED' | null;
    failure: Generated<string>;
    paid_amount: number | null;
    claimed_until: Timestamp | null;
    checked_at: Timestamp | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  payment_event: { event_id: string; transaction_id: string; at: Timestamp };
  payment_refund: {
    id: Generated<number>;
    payment_id: number;
    external_id: string;
    amount: number;
    state: Generated<'PENDING' | 'SUCCESSFUL' | 'FAILED'>;
    who: string;
    created_at: Timestamp;
  };
  idempotency_key: { scope: string; key: string; request_hash: string; status: number; body: Json<object>; created_at: DefaultTimestamp };
  mail: {
    id: Generated<number>;
    dedupe_key: string;
    order_id: number | null;
    recipient: string;
    recipient_name: string;
    subject: string;
    html: string;
    text: string;
    pictures: Json<{ cid: string; hash: string; fileName: string }[]>;
    attachments: ColumnType<
      { fileName: string; kind: 'delivery' | 'invoice' | 'creditNote' | 'reminder'; recordId: number }[],
      string | undefined,
      string
    >;
    quote_id: number | null;
    invoice_id: number | null;
    customer_id: number | null;
    state: Generated<'pending' | 'sent' | 'failed' | 'stored'>;
    tries: Generated<number>;
    last_error: Generated<string>;
    created_at: DefaultTimestamp;
    sent_at: Timestamp | null;
    secret_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
