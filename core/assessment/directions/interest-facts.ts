import type { Interest } from '../questions.ts';
import type { WorkArea } from './work-areas.ts';

/** An occupation of O*NET. */
export interface Occupation {
  readonly code: string;
  readonly title: string;
  /** O*NET's job zone: 1 needs hardly any preparation, 5 the most. */
  readonly jobZone: number;
  /** Its two strongest work interests, the stronger first. */
  readonly areas: readonly [WorkArea, WorkArea];
}

export interface InterestFacts {
  /** The work interests that this choice belongs to, the nearer first. */
  readonly areas: readonly WorkArea[];
  /** From those one may begin with to those that lead. */
  readonly occupations: readonly Occupation[];
}

/** Facts of O*NET's database (occupation data, interests, job zones), selected for each of our choices. */
export const INTEREST_FACTS: Readonly<Record<Interest, InterestFacts>> = {
  technology: {
    areas: ['Investigative', 'Conventional'],
    occupations: [
      { code: '15-1232.00', title: 'Computer User Support Specialists', jobZone: 3, areas: ['Conventional', 'Realistic'] },
      { code: '15-1254.00', title: 'Web Developers', jobZone: 3, areas: ['Conventional', 'Investigative'] },
      { code: '15-1211.00', title: 'Computer Systems Analysts', jobZone: 3, areas: ['Investigative', 'Conventional'] },
      { code: '15-1252.00', title: 'Software Developers', jobZone: 4, areas: ['Investigative', 'Conventional'] },
      { code: '11-3021.00', title: 'Computer and Information Systems Managers', jobZone: 4, areas: ['Conventional', 'Enterprising'] },
      { code: '15-1221.00', title: 'Computer and Information Research Scientists', jobZone: 5, areas: ['Investigative', 'Conventional'] },
    ],
  },
  data: {
    areas: ['Investigative', 'Conventional'],
    occupations: [
      {
        code: '15-1299.02',
        title: 'Geographic Information Systems Technologists and Technicians',
        jobZone: 3,
        areas: ['Conventional', 'Investigative'],
      },
      { code: '19-4099.01', title: 'Quality Control Analysts', jobZone: 3, areas: ['Conventional', 'Investigative'] },
      { code: '15-2051.00', title: 'Data Scientists', jobZone: 4, areas: ['Investigative', 'Conventional'] },
      { code: '15-2051.01', title: 'Business Intelligence Analysts', jobZone: 4, areas: ['Conventional', 'Investigative'] },
      { code: '15-2011.00', title: 'Actuaries', jobZone: 4, areas: ['Conventional', 'Investigative'] },
      { code: '15-2041.00', title: 'Statisticians', jobZone: 5, areas: ['Investigative', 'Conventional'] },
    ],
  },
  science: {
    areas: ['Investigative'],
    occupations: [
      { code: '19-4031.00', title: 'Chemical Technicians', jobZone: 3, areas: ['Investigative', 'Realistic'] },
      { code: '19-4092.00', title: 'Forensic Science Technicians', jobZone: 3, areas: ['Investigative', 'Conventional'] },
      { code: '19-2031.00', title: 'Chemists', jobZone: 4, areas: ['Investigative', 'Realistic'] },
      { code: '19-1029.04', title: 'Biologists', jobZone: 5, areas: ['Investigative', 'Conventional'] },
      { code: '19-1042.00', title: 'Medical Scientists, Except Epidemiologists', jobZone: 5, areas: ['Investigative', 'Realistic'] },
      { code: '11-9121.00', title: 'Natural Sciences Managers', jobZone: 5, areas: ['Investigative', 'Enterprising'] },
    ],
  },
  building: {
    areas: ['Realistic'],
    occupations: [
      { code: '47-2031.00', title: 'Carpenters', jobZone: 2, areas: ['Realistic', 'Conventional'] },
      { code: '47-2111.00', title: 'Electricians', jobZone: 3, areas: ['Realistic', 'Conventional'] },
      {
        code: '17-3027.00',
        title: 'Mechanical Engineering Technologists and Technicians',
        jobZone: 3,
        areas: ['Realistic', 'Investigative'],
      },
      { code: '17-2051.00', title: 'Civil Engineers', jobZone: 4, areas: ['Realistic', 'Investigative'] },
      { code: '17-2141.00', title: 'Mechanical Engineers', jobZone: 4, areas: ['Realistic', 'Investigative'] },
      { code: '17-1011.00', title: 'Architects, Except Landscape and Naval', jobZone: 5, areas: ['Realistic', 'Artistic'] },
    ],
  },
  nature: {
    areas: ['Realistic', 'Investigative'],
    occupations: [
      { code: '45-4011.00', title: 'Forest and Conservation Workers', jobZone: 2, areas: ['Realistic', 'Conventional'] },
      { code: '29-2056.00', title: 'Veterinary Technologists and Technicians', jobZone: 3, areas: ['Realistic', 'Investigative'] },
      { code: '19-1032.00', title: 'Foresters', jobZone: 4, areas: ['Realistic', 'Investigative'] },
      { code: '19-1031.00', title: 'Conservation Scientists', jobZone: 4, areas: ['Investigative', 'Realistic'] },
      {
        code: '19-2041.00',
        title: 'Environmental Scientists and Specialists, Including Health',
        jobZone: 4,
        areas: ['Investigative', 'Realistic'],
      },
      { code: '11-9013.00', title: 'Farmers, Ranchers, and Other Agricultural Managers', jobZone: 4, areas: ['Enterprising', 'Realistic'] },
    ],
  },
  health: {
    areas: ['Social', 'Investigative'],
    occupations: [
      { code: '31-2021.00', title: 'Physical Therapist Assistants', jobZone: 3, areas: ['Social', 'Realistic'] },
      { code: '29-2043.00', title: 'Paramedics', jobZone: 3, areas: ['Social', 'Realistic'] },
      { code: '29-2053.00', title: 'Psychiatric Technicians', jobZone: 3, areas: ['Social', 'Investigative'] },
      { code: '29-1141.00', title: 'Registered Nurses', jobZone: 4, areas: ['Social', 'Investigative'] },
      { code: '29-1123.00', title: 'Physical Therapists', jobZone: 5, areas: ['Social', 'Investigative'] },
      { code: '29-1171.00', title: 'Nurse Practitioners', jobZone: 5, areas: ['Investigative', 'Social'] },
    ],
  },
  helping: {
    areas: ['Social'],
    occupations: [
      { code: '31-1122.00', title: 'Personal Care Aides', jobZone: 2, areas: ['Social', 'Conventional'] },
      { code: '39-9041.00', title: 'Residential Advisors', jobZone: 3, areas: ['Social', 'Conventional'] },
      { code: '21-1093.00', title: 'Social and Human Service Assistants', jobZone: 4, areas: ['Social', 'Conventional'] },
      { code: '21-1021.00', title: 'Child, Family, and School Social Workers', jobZone: 4, areas: ['Social', 'Conventional'] },
      { code: '21-1014.00', title: 'Mental Health Counselors', jobZone: 5, areas: ['Social', 'Investigative'] },
      { code: '11-9151.00', title: 'Social and Community Service Managers', jobZone: 4, areas: ['Enterprising', 'Social'] },
    ],
  },
  teaching: {
    areas: ['Social'],
    occupations: [
      {
        code: '25-9042.00',
        title: 'Teaching Assistants, Preschool, Elementary, Middle, and Secondary School, Except Special Education',
        jobZone: 3,
        areas: ['Social', 'Conventional'],
      },
      { code: '25-3041.00', title: 'Tutors', jobZone: 3, areas: ['Social', 'Conventional'] },
      {
        code: '25-2031.00',
        title: 'Secondary School Teachers, Except Special and Career/Technical Education',
        jobZone: 4,
        areas: ['Social', 'Artistic'],
      },
      { code: '13-1151.00', title: 'Training and Development Specialists', jobZone: 4, areas: ['Social', 'Conventional'] },
      { code: '25-9031.00', title: 'Instructional Coordinators', jobZone: 5, areas: ['Social', 'Enterprising'] },
      {
        code: '11-9032.00',
        title: 'Education Administrators, Kindergarten through Secondary',
        jobZone: 5,
        areas: ['Social', 'Enterprising'],
      },
    ],
  },
  leading: {
    areas: ['Enterprising'],
    occupations: [
      { code: '41-1011.00', title: 'First-Line Supervisors of Retail Sales Workers', jobZone: 2, areas: ['Enterprising', 'Conventional'] },
      {
        code: '43-1011.00',
        title: 'First-Line Supervisors of Office and Administrative Support Workers',
        jobZone: 3,
        areas: ['Enterprising', 'Conventional'],
      },
      { code: '13-1082.00', title: 'Project Management Specialists', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '11-3121.00', title: 'Human Resources Managers', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '11-1021.00', title: 'General and Operations Managers', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '11-1011.00', title: 'Chief Executives', jobZone: 5, areas: ['Enterprising', 'Conventional'] },
    ],
  },
  selling: {
    areas: ['Enterprising'],
    occupations: [
      { code: '41-2031.00', title: 'Retail Salespersons', jobZone: 2, areas: ['Enterprising', 'Conventional'] },
      { code: '41-9022.00', title: 'Real Estate Sales Agents', jobZone: 3, areas: ['Enterprising', 'Conventional'] },
      { code: '41-3011.00', title: 'Advertising Sales Agents', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '41-9031.00', title: 'Sales Engineers', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '11-2021.00', title: 'Marketing Managers', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '11-2022.00', title: 'Sales Managers', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
    ],
  },
  money: {
    areas: ['Conventional', 'Enterprising'],
    occupations: [
      { code: '43-3071.00', title: 'Tellers', jobZone: 2, areas: ['Conventional', 'Enterprising'] },
      { code: '43-3031.00', title: 'Bookkeeping, Accounting, and Auditing Clerks', jobZone: 3, areas: ['Conventional', 'Enterprising'] },
      { code: '13-2011.00', title: 'Accountants and Auditors', jobZone: 4, areas: ['Conventional', 'Enterprising'] },
      { code: '13-2052.00', title: 'Personal Financial Advisors', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '11-3031.00', title: 'Financial Managers', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '11-3031.03', title: 'Investment Fund Managers', jobZone: 5, areas: ['Enterprising', 'Conventional'] },
    ],
  },
  organising: {
    areas: ['Conventional', 'Enterprising'],
    occupations: [
      {
        code: '43-6011.00',
        title: 'Executive Secretaries and Executive Administrative Assistants',
        jobZone: 3,
        areas: ['Conventional', 'Enterprising'],
      },
      { code: '11-3012.00', title: 'Administrative Services Managers', jobZone: 3, areas: ['Enterprising', 'Conventional'] },
      { code: '13-1081.00', title: 'Logisticians', jobZone: 4, areas: ['Conventional', 'Enterprising'] },
      { code: '13-1121.00', title: 'Meeting, Convention, and Event Planners', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
      { code: '11-3071.04', title: 'Supply Chain Managers', jobZone: 4, areas: ['Enterprising', 'Conventional'] },
    ],
  },
  writing: {
    areas: ['Artistic'],
    occupations: [
      { code: '43-9031.00', title: 'Desktop Publishers', jobZone: 3, areas: ['Conventional', 'Artistic'] },
      { code: '27-3092.00', title: 'Court Reporters and Simultaneous Captioners', jobZone: 3, areas: ['Conventional', 'Artistic'] },
      { code: '27-3023.00', title: 'News Analysts, Reporters, and Journalists', jobZone: 4, areas: ['Artistic', 'Investigative'] },
      { code: '27-3041.00', title: 'Editors', jobZone: 4, areas: ['Artistic', 'Conventional'] },
      { code: '27-3031.00', title: 'Public Relations Specialists', jobZone: 4, areas: ['Enterprising', 'Artistic'] },
      { code: '27-3043.00', title: 'Writers and Authors', jobZone: 4, areas: ['Artistic', 'Enterprising'] },
    ],
  },
  design: {
    areas: ['Artistic'],
    occupations: [
      { code: '27-1026.00', title: 'Merchandise Displayers and Window Trimmers', jobZone: 3, areas: ['Artistic', 'Realistic'] },
      { code: '27-4021.00', title: 'Photographers', jobZone: 3, areas: ['Realistic', 'Artistic'] },
      { code: '27-1024.00', title: 'Graphic Designers', jobZone: 4, areas: ['Artistic', 'Conventional'] },
      { code: '27-1021.00', title: 'Commercial and Industrial Designers', jobZone: 4, areas: ['Artistic', 'Realistic'] },
      { code: '15-1255.00', title: 'Web and Digital Interface Designers', jobZone: 4, areas: ['Investigative', 'Artistic'] },
      { code: '27-1011.00', title: 'Art Directors', jobZone: 4, areas: ['Artistic', 'Enterprising'] },
    ],
  },
  performing: {
    areas: ['Artistic'],
    occupations: [
      { code: '27-2011.00', title: 'Actors', jobZone: 2, areas: ['Artistic', 'Social'] },
      { code: '27-2031.00', title: 'Dancers', jobZone: 3, areas: ['Artistic', 'Realistic'] },
      { code: '27-2042.00', title: 'Musicians and Singers', jobZone: 4, areas: ['Artistic', 'Enterprising'] },
      { code: '27-3011.00', title: 'Broadcast Announcers and Radio Disc Jockeys', jobZone: 4, areas: ['Artistic', 'Enterprising'] },
      { code: '27-2041.00', title: 'Music Directors and Composers', jobZone: 4, areas: ['Artistic', 'Enterprising'] },
      { code: '27-2012.00', title: 'Producers and Directors', jobZone: 4, areas: ['Artistic', 'Enterprising'] },
    ],
  },
  law: {
    areas: ['Enterprising', 'Conventional'],
    occupations: [
      { code: '43-4031.00', title: 'Court, Municipal, and License Clerks', jobZone: 2, areas: ['Conventional', 'Enterprising'] },
      { code: '23-2011.00', title: 'Paralegals and Legal Assistants', jobZone: 3, areas: ['Conventional', 'Investigative'] },
      { code: '13-1041.00', title: 'Compliance Officers', jobZone: 4, areas: ['Conventional', 'Enterprising'] },
      { code: '11-9199.02', title: 'Compliance Managers', jobZone: 4, areas: ['Conventional', 'Enterprising'] },
      { code: '23-1011.00', title: 'Lawyers', jobZone: 5, areas: ['Enterprising', 'Conventional'] },
      { code: '23-1023.00', title: 'Judges, Magistrate Judges, and Magistrates', jobZone: 5, areas: ['Enterprising', 'Conventional'] },
    ],
  },
};
